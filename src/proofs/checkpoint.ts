import { base64Of, bytesOfBase64, hexOf, isSameBytes, sha256, textBytes, type Bytes } from './bytes.ts';

/** A signature of a checkpoint, in the formats of C2SP: tlog-checkpoint, signed-note and tlog-cosignature. */
export interface Signature {
  readonly name: string;
  readonly keyId: Bytes;
  readonly signature: Bytes;
}

/** The state of a log: its origin, its number of events, and the root hash over them. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Bytes;
  /** The signed lines, each with its line end. */
  readonly body: string;
  readonly signatures: readonly Signature[];
}

/** A public key with the name of its owner. */
export interface NoteKey {
  readonly name: string;
  readonly keyId: Bytes;
  readonly publicKey: Bytes;
}

const ED25519 = 1;
const COSIGNATURE = 4;
const ROOT_BYTES = 32;
const KEY_ID_BYTES = 4;
const TIME_BYTES = 8;
const SIGNATURE_LINE = /^— (\S+) (\S+)$/;

export const bodyOf = (origin: string, size: number, root: Uint8Array): string =>
  `${origin}\n${size}\n${base64Of(root)}\n`;

export const signatureLine = (name: string, keyId: Uint8Array, signature: Uint8Array): string =>
  `— ${name} ${base64Of(Uint8Array.of(...keyId, ...signature))}\n`;

/** A signed note (C2SP, signed-note): the signed text, and its signatures. */
export type Note = Pick<Checkpoint, 'body' | 'signatures'>;

/** Reads a signed note; null if the text is not one. */
export function readNote(note: string): Note | null {
  const end = note.indexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const signatures: Signature[] = [];
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [, name = '', signed = ''] = SIGNATURE_LINE.exec(line) ?? [];
    const bytes = bytesOfBase64(signed);
    if (name === '' || bytes === null || bytes.length <= KEY_ID_BYTES) return null;
    signatures.push({ name, keyId: bytes.slice(0, KEY_ID_BYTES), signature: bytes.slice(KEY_ID_BYTES) });
  }
  return { body: note.slice(0, end + 1), signatures };
}

/** Reads a signed checkpoint; null if the text is not one. */
export function readCheckpoint(note: string): Checkpoint | null {
  const read = readNote(note);
  const [origin = '', size = '', root = ''] = read?.body.split('\n') ?? [];
  const rootBytes = bytesOfBase64(root);
  if (!read || origin === '' || !/^(?:0|[1-9]\d{0,15})$/.test(size) || rootBytes?.length !== ROOT_BYTES) return null;
  return { origin, size: Number(size), root: rootBytes, ...read };
}

const keyIdOf = async (name: string, algorithm: number, publicKey: Uint8Array): Promise<Bytes> =>
  (await sha256(textBytes(`${name}\n`), Uint8Array.of(algorithm), publicKey)).slice(0, KEY_ID_BYTES);

/** Makes the key of a log or a witness from its name and public key. */
export const noteKey = async (name: string, publicKey: Bytes, kind: 'log' | 'witness' = 'log'): Promise<NoteKey> => ({
  name,
  publicKey,
  keyId: await keyIdOf(name, kind === 'log' ? ED25519 : COSIGNATURE, publicKey),
});

/** Writes a log's key for distribution: name, key id and key, separated by `+`. */
export const writeKey = ({ name, keyId, publicKey }: NoteKey): string =>
  `${name}+${hexOf(keyId)}+${base64Of(Uint8Array.of(ED25519, ...publicKey))}`;

/** Reads a log's key; null if the text is not one, or if the id does not match the key. */
export async function readKey(text: string): Promise<NoteKey | null> {
  const [, name = '', id = '', written = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = bytesOfBase64(written);
  if (bytes?.length !== 1 + ROOT_BYTES || bytes[0] !== ED25519) return null;
  const key = await noteKey(name, bytes.slice(1));
  return hexOf(key.keyId) === id ? key : null;
}

async function isSignature({ publicKey }: NoteKey, signature: Bytes, signed: Bytes): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, signed);
}

/** True if a note has a valid signature by this key. */
export async function isSignedBy({ body, signatures }: Note, key: NoteKey): Promise<boolean> {
  const own = signatures.find(({ name, keyId }) => name === key.name && isSameBytes(keyId, key.keyId));
  return own !== undefined && (await isSignature(key, own.signature, textBytes(body)));
}

/** Returns the text that a witness signs: the time in seconds since 1970, and the checkpoint. */
export const cosignedText = (body: string, seconds: number): string => `cosignature/v1\ntime ${seconds}\n${body}`;

/** Encodes a cosignature after the key id: the time, and the signature. */
export function cosignature(seconds: number, signature: Uint8Array): Bytes {
  const time = new Uint8Array(TIME_BYTES);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  return Uint8Array.of(...time, ...signature);
}

/** Returns the time of a witness's cosignature in seconds since 1970; null if it has no valid one. */
export async function cosignedAt({ body, signatures }: Checkpoint, witness: NoteKey): Promise<number | null> {
  const own = signatures.find(({ name, keyId }) => name === witness.name && isSameBytes(keyId, witness.keyId));
  if (!own || own.signature.length <= TIME_BYTES) return null;
  const seconds = Number(new DataView(own.signature.buffer).getBigUint64(0));
  const isGood = await isSignature(witness, own.signature.slice(TIME_BYTES), textBytes(cosignedText(body, seconds)));
  return isGood ? seconds : null;
}
