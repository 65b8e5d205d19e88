import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { decrypting } from './age.ts';
import { BackupError } from './backupError.ts';
import { about, ABOUT, manifest, MANIFEST, type Manifest } from './manifest.ts';
import { readTar, type TarEntry, type TarReceiver } from './tar.ts';

/** The version of PostgreSQL whose clusters this program opens. */
const POSTGRES = 18;

/** Options of a reading. */
export interface ReadOptions {
  readonly passphrase: string;
  /** Directory that receives the files; without it they are only checked. */
  readonly into?: string;
}

/** Reads a whole backup, holds each file against the manifest, and writes them into a directory if one is given. */
export async function readBackup(file: string, { passphrase, into }: ReadOptions): Promise<Manifest> {
  const receiver = receiverOf(into);
  await pipeline(
    createReadStream(file, { highWaterMark: 1024 * 1024 }),
    decrypting(passphrase),
    createZstdDecompress(),
    async (source: AsyncIterable<Buffer>) => readTar(source, receiver),
  );
  return receiver.manifest();
}

function receiverOf(into: string | undefined): TarReceiver & { readonly manifest: () => Manifest } {
  const hashes = new Map<string, string>();
  let hash: Hash = createHash('sha256');
  let output: FileHandle | null = null;
  let text: Buffer[] | null = null;
  let found: Manifest | null = null;

  const begin = async ({ path, isDirectory }: TarEntry): Promise<void> => {
    hash = createHash('sha256');
    if (path === ABOUT || path === MANIFEST) text = [];
    else if (into !== undefined) {
      const target = join(into, path);
      await mkdir(isDirectory ? target : dirname(target), { recursive: true, mode: 0o700 });
      if (!isDirectory) output = await open(target, 'wx', 0o600);
    }
  };
  const end = async ({ path, isDirectory }: TarEntry): Promise<void> => {
    await output?.close();
    output = null;
    if (isDirectory) return;
    const content = text === null ? '' : Buffer.concat(text).toString('utf8');
    text = null;
    if (path === MANIFEST) found = manifest.parse(JSON.parse(content));
    else hashes.set(path, hash.digest('hex'));
    if (path === ABOUT) refuseOther(content);
  };
  return {
    begin,
    end,
    content: async (part) => {
      hash.update(part);
      text?.push(Buffer.from(part));
      await output?.writeFile(part);
    },
    manifest: () => {
      if (found === null) throw new BackupError('This backup has no list of its files.');
      const wrong = found.files.filter(({ path, sha256 }) => hashes.get(path) !== sha256);
      if (wrong.length > 0 || hashes.size !== found.files.length)
        throw new BackupError(`This backup contradicts its own list: ${wrong.map(({ path }) => path).join(', ')}.`);
      return found;
    },
  };
}

function refuseOther(content: string): void {
  const read = about.safeParse(JSON.parse(content));
  if (!read.success) throw new BackupError('This backup is of a newer program: restore it with that one.');
  const { postgres } = read.data;
  if (postgres !== POSTGRES)
    throw new BackupError(`This backup is of PostgreSQL ${postgres}, and this program brings ${POSTGRES}.`);
}
