import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const SOURCE = 'src/services/serviceWorker/serviceWorker.ts';
/**
 * At the root, because a worker controls its own folder; without a hash, because browsers request this address again.
 */
const FILE = 'serviceWorker.js';

/** Files not cached: unused by the console itself, or for importing a sheet only. */
const LEFT_OUT = [/\.map$/, /\.html$/, /^\.vite\//, /import\.worker/, /-(?:cyrillic|greek|vietnamese)\S*\.woff2$/];

/** Files copied unchanged, which are in no bundle. */
const PUBLIC = ['/favicon.svg'];

/** Builds the service worker beside the console, with the list of the build's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[FILE];
        if (worker?.type !== 'chunk') throw new Error(`${FILE} was not built`);
        if (worker.imports.length + worker.dynamicImports.length > 0) throw new Error(`${FILE} is not alone`);
        const files = Object.keys(bundle)
          .filter((name) => name !== FILE && !LEFT_OUT.some((pattern) => pattern.test(name)))
          .map((name) => `/${name}`)
          .concat(PUBLIC)
          .toSorted();
        const id = createHash('sha256').update(files.join('\n')).update(worker.code).digest('hex').slice(0, 16);
        worker.code = `const BUILD=${JSON.stringify(id)},FILES=${JSON.stringify(files)};\n${worker.code}`;
      },
    },
  };
}
