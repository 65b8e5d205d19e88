import type { Plugin } from 'vite';
import { LANGUAGE_IDS } from '../../src/i18n/languages.ts';
import { closureOf, ENTRY, fileWith, FRAME, filesOf, messagesOf, PAGE } from './chunks.ts';

/** Parts of the frame and of lists that wait for a person: their code is to be there when the line is cut. */
const PARTS = [
  'src/views/ui/ModalWindow.tsx',
  'src/views/ui/MenuPopup.tsx',
  'src/views/shapes/list/FilterFields.tsx',
  'src/views/shapes/list/NothingFound.tsx',
  'src/views/shell/palette/Palette.tsx',
  'src/views/shell/LogOutDialog.tsx',
  'src/views/account/Unsent.tsx',
  'src/views/shell/cutText.ts',
];

/** Writes into the page which files come after the first view (src/services/laterFiles.ts). */
export function laterFiles(): Plugin {
  return {
    name: 'later-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        if (path !== PAGE) return [];
        const sources = [ENTRY, ...FRAME].map((source) => fileWith(bundle, source));
        const known = new Set(sources.flatMap((file) => [...closureOf(bundle, file)]));
        const content = JSON.stringify({
          files: filesOf(bundle, PARTS, known),
          words: Object.fromEntries(
            LANGUAGE_IDS.map((language) => [language, filesOf(bundle, messagesOf(language, 'rest'), known)]),
          ),
        });
        return [{ tag: 'meta', attrs: { name: 'later', content }, injectTo: 'head' }];
      },
    },
  };
}
