import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { BackupError } from './backupError.ts';

/** Names and lengths of the age format, version 1 (https://age-encryption.org/v1). */
const INTRO = 'age-encryption.org/v1\n';
const SCRYPT_LABEL = 'age-encryption.org/v1/scrypt';
const ALGORITHM = 'chacha20-poly1305';
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };
const KEY_BYTES = 16;
const MEGABYTE = 1024 * 1024;

/** Work of scrypt as a power of two: a second and 256 MB for each passphrase that a guesser tries. */
export const WORK_FACTOR = 18;
/** Most work that a header may ask for, so that a forged one does not stop the machine. */
const MOST_WORK = 22;

const HEADER =
  /^age-encryption\.org\/v1\n-> scrypt (?<salt>[A-Za-z0-9+/]{22}) (?<work>[1-9]\d?)\n(?<body>[A-Za-z0-9+/]{43})\n--- (?<mac>[A-Za-z0-9+/]{43})\n/;

/** More than the length of a header. */
export const MOST_HEADER_BYTES = 200;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function wrappingKey(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const options = { N: 2 ** work, r: 8, p: 1, maxmem: (2 ** work / 1024 + 32) * MEGABYTE };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([Buffer.from(SCRYPT_LABEL), salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const derived = (fileKey: Buffer, salt: Buffer, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, info, 32));

const macOf = (fileKey: Buffer, text: string): Buffer =>
  createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(text)
    .digest();

/** Seals a chunk, or opens it with its tag; throws if it was altered. */
export function sealed(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonce, TAG);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function opened(key: Buffer, nonce: Buffer, chunk: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, nonce, TAG);
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
}

export const payloadKey = (fileKey: Buffer, salt: Buffer): Buffer => derived(fileKey, salt, 'payload');

/** Makes a file key and the header that gives it to those who know the passphrase. */
export async function newHeader(passphrase: string, work: number): Promise<{ header: Buffer; fileKey: Buffer }> {
  const [fileKey, salt] = [randomBytes(KEY_BYTES), randomBytes(16)];
  const wrapped = sealed(await wrappingKey(passphrase, salt, work), Buffer.alloc(12), fileKey);
  const text = `${INTRO}-> scrypt ${unpadded(salt)} ${work}\n${unpadded(wrapped)}\n---`;
  return { header: Buffer.from(`${text} ${unpadded(macOf(fileKey, text))}\n`), fileKey };
}

/** Reads a header with the passphrase; throws a BackupError for another passphrase or another kind of file. */
export async function readHeader(start: Buffer, passphrase: string): Promise<{ fileKey: Buffer; length: number }> {
  const match = HEADER.exec(start.toString('latin1'));
  const { salt = '', work = '', body = '', mac = '' } = match?.groups ?? {};
  if (!match || Number(work) > MOST_WORK) throw new BackupError('This file is not a backup, or its beginning is lost.');
  const key = await wrappingKey(passphrase, Buffer.from(salt, 'base64'), Number(work));
  let fileKey: Buffer;
  try {
    fileKey = opened(key, Buffer.alloc(12), Buffer.from(body, 'base64'));
  } catch {
    throw new BackupError('The passphrase is not the one that this backup was sealed with.');
  }
  const signed = match[0].slice(0, match[0].lastIndexOf(' '));
  if (!macOf(fileKey, signed).equals(Buffer.from(mac, 'base64')))
    throw new BackupError('The beginning of this backup was altered.');
  return { fileKey, length: match[0].length };
}
