import type { Plugin } from 'vite';
import en from '../../src/i18n/en.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, LANGUAGE_IDS, LANGUAGES } from '../../src/i18n/languages.ts';
import my from '../../src/i18n/my.json' with { type: 'json' };
import zh from '../../src/i18n/zh.json' with { type: 'json' };
import { palettes } from '../../src/views/ui/theme/tokens.ts';

/** Messages of an installed console, in English if a language lacks one. */
const WORDS = { en, zh, my: { ...en, ...my } };

const PNG = 'image/png';

const manifestIn = (language: keyof typeof LANGUAGES): string => {
  const words = WORDS[language];
  return JSON.stringify({
    id: '/',
    name: words['ui.app.name'],
    short_name: words['ui.app.name'],
    description: words['ui.app.tagline'],
    lang: LANGUAGES[language].tag,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: palettes.light.surface,
    background_color: palettes.light.canvas,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: PNG },
      { src: '/icons/512.png', sizes: '512x512', type: PNG },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
    ],
  });
};

/** Makes the console installable: a manifest by language, and links to it in the page. */
export function manifest(): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGE_IDS)
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: manifestIn(language),
        });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/manifest.${DEFAULT_LANGUAGE}.webmanifest` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/180.png' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: palettes.light.surface }, injectTo: 'head' },
    ],
  };
}
