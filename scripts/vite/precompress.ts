import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|wasm|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every text of the build, so that the server never compresses one. */
export function precompress(): Plugin {
  let outDirectory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDirectory = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDirectory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const [small, zipped] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([keep(`${path}.br`, small, content), keep(`${path}.gz`, zipped, content)]);
}

async function keep(path: string, compressed: Uint8Array, original: Uint8Array): Promise<void> {
  if (compressed.length < original.length) await writeFile(path, compressed);
}
