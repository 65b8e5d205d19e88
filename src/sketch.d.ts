declare module '*?sketch' {
  const drawing: import('#i18n/sketch.ts').Drawing;
  export default drawing;
}
