import { base64Of, bytesOfBase64, hexOf, isSameBytes, sha256, textBytes, type Bytes } from './bytes.ts';

/** Checkpoints of a log in the form of C2SP: tlog-checkpoint, signed-note and tlog-cosignature. */
export interface Signature {
  readonly name: string;
  readonly keyId: Bytes;
  readonly signature: Bytes;
}

/** What a log says of itself at a moment: who it is, how many events it has, and the root over them. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Bytes;
  /** What is signed: its lines, each with its end. */
  readonly body: string;
  readonly signatures: readonly Signature[];
}

/** A public key with the name it signs under. */
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

/** A signed text (C2SP, signed-note): what is signed, and the signatures below it. */
export type Note = Pick<Checkpoint, 'body' | 'signatures'>;

/** Reads a signed note; null for a text that is none. */
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

/** Reads a signed checkpoint; null for a text that is none. */
export function readCheckpoint(note: string): Checkpoint | null {
  const read = readNote(note);
  const [origin = '', size = '', root = ''] = read?.body.split('\n') ?? [];
  const rootBytes = bytesOfBase64(root);
  if (!read || origin === '' || !/^(?:0|[1-9]\d{0,15})$/.test(size) || rootBytes?.length !== ROOT_BYTES) return null;
  return { origin, size: Number(size), root: rootBytes, ...read };
}

const keyIdOf = async (name: string, algorithm: number, publicKey: Uint8Array): Promise<Bytes> =>
  (await sha256(textBytes(`${name}\n`), Uint8Array.of(algorithm), publicKey)).slice(0, KEY_ID_BYTES);

/** The key of a log, or of a witness, by its name. */
export const noteKey = async (name: string, publicKey: Bytes, kind: 'log' | 'witness' = 'log'): Promise<NoteKey> => ({
  name,
  publicKey,
  keyId: await keyIdOf(name, kind === 'log' ? ED25519 : COSIGNATURE, publicKey),
});

/** A log's key as people pass it on: name, key id and key with `+` between. */
export const writeKey = ({ name, keyId, publicKey }: NoteKey): string =>
  `${name}+${hexOf(keyId)}+${base64Of(Uint8Array.of(ED25519, ...publicKey))}`;

/** Reads a log's key; null for a text that is none, or whose id is not that of its key. */
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

/** Whether a note carries a good signature of this key. */
export async function isSignedBy({ body, signatures }: Note, key: NoteKey): Promise<boolean> {
  const own = signatures.find(({ name, keyId }) => name === key.name && isSameBytes(keyId, key.keyId));
  return own !== undefined && (await isSignature(key, own.signature, textBytes(body)));
}

/** What a witness signs: that it saw this checkpoint at a time, seconds since 1970. */
export const cosignedText = (body: string, seconds: number): string => `cosignature/v1\ntime ${seconds}\n${body}`;

/** The bytes of a cosignature behind the key id: the time, and the signature. */
export function cosignature(seconds: number, signature: Uint8Array): Bytes {
  const time = new Uint8Array(TIME_BYTES);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  return Uint8Array.of(...time, ...signature);
}

/** When a witness saw a checkpoint, seconds since 1970; null where it carries no good signature of the witness. */
export async function cosignedAt({ body, signatures }: Checkpoint, witness: NoteKey): Promise<number | null> {
  const own = signatures.find(({ name, keyId }) => name === witness.name && isSameBytes(keyId, witness.keyId));
  if (!own || own.signature.length <= TIME_BYTES) return null;
  const seconds = Number(new DataView(own.signature.buffer).getBigUint64(0));
  const isGood = await isSignature(witness, own.signature.slice(TIME_BYTES), textBytes(cosignedText(body, seconds)));
  return isGood ? seconds : null;
}
