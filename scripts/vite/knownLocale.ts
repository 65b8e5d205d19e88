import type { Plugin } from 'vite';

const FILE = /react-aria\/dist\/.*useDefaultLocale\.m?js$/;
const NAMES = ['getDefaultLocale', 'useDefaultLocale'];

/**
 * Takes the browser's own language out of React Aria. The console always names its language (`views/language/words.tsx`), while
 * every button asked for the other one too, and the first question loaded the browser's table of locales (20 ms).
 */
export const knownLocale = (): Plugin => ({
  name: 'known-locale',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!FILE.test(id.split('?')[0] ?? '')) return null;
    if (!NAMES.every((name) => code.includes(`as ${name}`))) this.error('useDefaultLocale has changed: read it again.');
    const known = `{ locale: 'en-US', direction: 'ltr' }`;
    return {
      code: `const known = ${known};\nexport const getDefaultLocale = () => known;\nexport { getDefaultLocale as useDefaultLocale };\n`,
      map: null,
    };
  },
});
