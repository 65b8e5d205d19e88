declare module '*?areas' {
  type Screens = import('#views/screens.ts').Screens;
  export const NAMES: readonly string[];
  export const AREAS: Readonly<Record<string, () => Promise<{ readonly SCREENS: Screens }>>>;
}
