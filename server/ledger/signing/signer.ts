import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bytes } from '#proofs/bytes.ts';

/** Signs checkpoints with a key that whoever rules the database does not have. */
export interface Signer {
  /** Ed25519, 32 bytes. */
  readonly publicKey: Bytes;
  readonly sign: (text: string) => Buffer;
}

const FILE = 'log-key.pem';
const OWNER_ONLY = 0o600;
const RAW_KEY_BYTES = 32;

async function kept(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Puts a key in its place whole, unless somebody else was first. */
async function make(directory: string, file: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: OWNER_ONLY });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

/** The signer whose key is kept in a directory, made there at the first start, to be read by its owner only. */
export async function signerIn(directory: string, name = FILE): Promise<Signer> {
  const file = join(directory, name);
  const privateKey = createPrivateKey((await kept(file)) ?? (await make(directory, file)));
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    publicKey: Uint8Array.from(spki.subarray(-RAW_KEY_BYTES)),
    sign: (text) => sign(null, Buffer.from(text), privateKey),
  };
}
