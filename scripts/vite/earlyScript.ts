import type { Plugin } from 'vite';

/** Chunk of `src/early.ts` in vite.config.ts. */
const CHUNK = 'early';
const PAGE = '/index.html';

/** Lets the page run the early reads before the rest of its code has loaded. Both use one instance of the module. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        // Tests build pages of their own, which read nothing.
        if (path !== PAGE) return [];
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === CHUNK);
        if (!chunk) throw new Error(`The build has no chunk ${CHUNK}.`);
        const src = `/${chunk.fileName}`;
        return [
          { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
