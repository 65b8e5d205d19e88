import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { PAGE } from './chunks.ts';

/** Names the build in its page: a hash of the names of its files, each with the hash of its content. */
export function buildName(): Plugin {
  return {
    name: 'build-name',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        if (path !== PAGE) return [];
        const content = createHash('sha256')
          .update(Object.keys(bundle).toSorted().join('\n'))
          .digest('hex')
          .slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
      },
    },
  };
}
