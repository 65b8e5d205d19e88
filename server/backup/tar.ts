import { BackupError } from './backupError.ts';

const BLOCK = 512;
const FILE = '0';
const DIRECTORY = '5';

/** A file or directory of an archive. */
export interface TarEntry {
  /** Path with slashes, at most 100 bytes. */
  readonly path: string;
  readonly isDirectory: boolean;
  /** Bytes of the content; 0 for a directory. */
  readonly size: number;
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** Returns the header of an entry in the format of POSIX (ustar). */
export function tarHeader({ path, isDirectory, size }: TarEntry): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(path) > 100) throw new BackupError(`The path ${path} is too long for an archive.`);
  header.write(path, 0);
  header.write(octal(isDirectory ? 0o700 : 0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write(isDirectory ? DIRECTORY : FILE, 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${octal(checksumOf(header), 7)} `, 148);
  return header;
}

/** Returns the zeros after a content of this size. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

const checksumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

function entryOf(header: Buffer): TarEntry {
  const text = (from: number, to: number): string => header.toString('utf8', from, to).split('\0')[0] ?? '';
  const blank = Buffer.from(header).fill(' ', 148, 156);
  if (Number.parseInt(text(148, 156), 8) !== checksumOf(blank))
    throw new BackupError('The archive in this backup is not readable.');
  const [path, size] = [text(0, 100), Number.parseInt(text(124, 136), 8)];
  if (path.startsWith('/') || path.split('/').includes('..'))
    throw new BackupError(`The archive names a file outside of its directory: ${path}.`);
  return { path, isDirectory: text(156, 157) === DIRECTORY, size };
}

/** Receives the entries of an archive in order, each with its content in parts. */
export interface TarReceiver {
  begin(entry: TarEntry): Promise<void>;
  content(part: Buffer): Promise<void>;
  end(entry: TarEntry): Promise<void>;
}

/** Reads an archive; throws a BackupError unless it is complete. */
export async function readTar(source: AsyncIterable<Buffer>, receiver: TarReceiver): Promise<void> {
  let left: Buffer = Buffer.alloc(0);
  let entry: TarEntry | null = null;
  let wanted = 0;
  let padding = 0;
  let isEnded = false;
  for await (const part of source) {
    left = left.length === 0 ? part : Buffer.concat([left, part]);
    while (!isEnded) {
      if (entry && wanted > 0) {
        const taken = left.subarray(0, wanted);
        if (taken.length === 0) break;
        await receiver.content(taken);
        wanted -= taken.length;
        left = left.subarray(taken.length);
        if (wanted > 0) break;
      }
      if (left.length < padding) break;
      left = left.subarray(padding);
      padding = 0;
      if (entry) await receiver.end(entry);
      entry = null;
      if (left.length < BLOCK) break;
      const header = left.subarray(0, BLOCK);
      left = left.subarray(BLOCK);
      if (header.every((byte) => byte === 0)) isEnded = true;
      else {
        entry = entryOf(header);
        wanted = entry.size;
        padding = tarPadding(entry.size).length;
        await receiver.begin(entry);
      }
    }
  }
  if (!isEnded) throw new BackupError('The archive in this backup ends too early.');
}
