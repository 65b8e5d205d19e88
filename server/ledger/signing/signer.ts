import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bytes } from '#proofs/bytes.ts';

/** Signs checkpoints with a key that administrators of the database do not have. */
export interface Signer {
  /** Public key of Ed25519, 32 bytes. */
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

/** Writes a key file atomically, unless another process was first. */
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

/** Returns the signer of a key file in a directory, made at the first start and readable by its owner only. */
export async function signerIn(directory: string, name = FILE): Promise<Signer> {
  const file = join(directory, name);
  const privateKey = createPrivateKey((await kept(file)) ?? (await make(directory, file)));
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    publicKey: Uint8Array.from(spki.subarray(-RAW_KEY_BYTES)),
    sign: (text) => sign(null, Buffer.from(text), privateKey),
  };
}
