declare module '*?listDescriptor' {
  const descriptorData: import('#i18n/listDescriptor.ts').ListDescriptorData;
  export default descriptorData;
}
