import { randomBytes } from 'node:crypto';
import { MOST_HEADER_BYTES, newHeader, opened, payloadKey, readHeader, sealed, WORK_FACTOR } from './ageHeader.ts';
import { BackupError } from './backupError.ts';

const CHUNK = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 16;

/** Returns the nonce of a chunk: its number, and whether it is the last one. */
function chunkNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts a stream into chunks of a size; the last one is shorter or full, never empty unless it is the only one. */
async function* chunksOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    waiting.push(part);
    length += part.length;
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    while (all.length > size) {
      yield { chunk: all.subarray(0, size), last: false };
      all = all.subarray(size);
    }
    waiting = [all];
    length = all.length;
  }
  yield { chunk: Buffer.concat(waiting), last: true };
}

/** Returns a step of a pipeline that encrypts by a passphrase, as `age --passphrase` does. */
export const encrypting = (passphrase: string, work = WORK_FACTOR) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, fileKey } = await newHeader(passphrase, work);
    const salt = randomBytes(NONCE_BYTES);
    yield Buffer.concat([header, salt]);
    const key = payloadKey(fileKey, salt);
    let number = 0;
    for await (const { chunk, last } of chunksOf(source, CHUNK)) {
      yield sealed(key, chunkNonce(number, last), chunk);
      number += 1;
    }
  };

/** Reads the first bytes of a stream, and returns them with a stream of the rest. */
async function withStart(source: AsyncIterable<Buffer>, length: number) {
  const parts = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < length) {
    const { done, value } = await parts.next();
    if (done === true) break;
    start = Buffer.concat([start, value]);
  }
  const rest = async function* (from: number): AsyncGenerator<Buffer> {
    yield start.subarray(from);
    for (;;) {
      const { done, value } = await parts.next();
      if (done === true) return;
      yield value;
    }
  };
  return { start, rest };
}

/** Returns a step of a pipeline that decrypts; throws a BackupError for a wrong passphrase and for every alteration. */
export const decrypting = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { start, rest } = await withStart(source, MOST_HEADER_BYTES + NONCE_BYTES);
    const { fileKey, length } = await readHeader(start, passphrase);
    const key = payloadKey(fileKey, start.subarray(length, length + NONCE_BYTES));
    let number = 0;
    for await (const { chunk, last } of chunksOf(rest(length + NONCE_BYTES), CHUNK + TAG_BYTES)) {
      yield plainOf(key, number, chunk, last);
      number += 1;
    }
  };

function plainOf(key: Buffer, number: number, chunk: Buffer, isLast: boolean): Buffer {
  const read = (last: boolean): Buffer | null => {
    try {
      return chunk.length < TAG_BYTES ? null : opened(key, chunkNonce(number, last), chunk);
    } catch {
      return null;
    }
  };
  const plain = read(isLast);
  if (plain !== null) return plain;
  // A chunk that is whole and not the last one, or that lacks bytes at the end of the file: the rest is missing.
  throw new BackupError(
    isLast && (chunk.length < CHUNK + TAG_BYTES || read(false) !== null)
      ? 'This backup is cut off: its end is missing, or altered. Take another one; nothing was changed.'
      : `This backup is damaged after ${((number * CHUNK) / 1e6).toFixed(1)} MB. Take another one; nothing was changed.`,
  );
}
