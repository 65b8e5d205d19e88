import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { bytesOfHex, hexOf, isSameBytes, type Bytes } from '#proofs/bytes.ts';
import {
  cosignature,
  cosignedText,
  isSignedBy,
  noteKey,
  readCheckpoint,
  readKey,
  signatureLine,
  type Checkpoint,
} from '#proofs/checkpoint.ts';
import { isConsistent } from '#proofs/merkle.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';

/** What the log showed is not what it showed before: two stories, or none that can be believed. */
export class NotTheSameLog extends Error {
  override readonly name = 'NotTheSameLog';
}

interface Watch {
  /** Where the server is: http://127.0.0.1:8080. */
  readonly server: string;
  /** What the witness keeps: its own key, the log's key, the last checkpoint it cosigned. */
  readonly directory: string;
  /** The log's key as `npm run ledger -- keys` prints it; else the one met first is believed. */
  readonly key?: string | undefined;
}

const state = z.strictObject({ key: z.string(), note: z.string() });
const checkpointAnswer = z.looseObject({ note: z.string(), key: z.string() });
const proofAnswer = z.looseObject({ hashes: z.array(z.string()) });

/** How the witness calls itself in its signatures. */
const NAME = 'shweli-witness';
const KEY_FILE = 'witness-key.pem';
const STATE_FILE = 'seen.json';
const NOTE_FILE = 'checkpoint.txt';

async function asked<Answer>(server: string, path: string, answer: z.ZodType<Answer>): Promise<Answer> {
  const response = await fetch(new URL(path, server));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return answer.parse(await response.json());
}

/** A checkpoint signed by the log's key; throws where it is not. */
async function believed(note: string, written: string): Promise<Checkpoint> {
  const key = await readKey(written);
  if (!key) throw new Error(`This is no key of a log: ${written}`);
  const checkpoint = readCheckpoint(note);
  if (!checkpoint) throw new NotTheSameLog(`The checkpoint cannot be read:\n${note}`);
  if (checkpoint.origin !== key.name)
    throw new NotTheSameLog(`The checkpoint is of ${checkpoint.origin}, the key of ${key.name}.`);
  if (!(await isSignedBy(checkpoint, key)))
    throw new NotTheSameLog(`The checkpoint bears no good signature of ${written}:\n${note}`);
  return checkpoint;
}

async function proofOf(server: string, from: number, to: number): Promise<Bytes[]> {
  if (from === to) return [];
  const { hashes } = await asked(server, `/api/audit/consistency?from=${from}&to=${to}`, proofAnswer);
  return hashes.map((hash) => bytesOfHex(hash) ?? new Uint8Array());
}

/** Holds the log of now against the last one seen; throws where the one does not go on from the other. */
async function holdAgainst(seen: Checkpoint, now: Checkpoint, server: string): Promise<void> {
  const both = `seen: ${seen.size} events, root ${hexOf(seen.root)}; shown now: ${now.size} events, root ${hexOf(now.root)}`;
  if (now.size < seen.size) throw new NotTheSameLog(`The log was cut off (${both}).`);
  if (now.size === seen.size && !isSameBytes(now.root, seen.root))
    throw new NotTheSameLog(`Two logs of one size (${both}).`);
  if (!(await isConsistent(seen, now, await proofOf(server, seen.size, now.size))))
    throw new NotTheSameLog(`The log does not go on from the one seen before (${both}).`);
}

/** Puts a text into its file whole: a witness that is stopped half-way has seen what it had seen. */
async function keep(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * Looks at a log once: believes what its key signed and what goes on from what was seen before, cosigns it (C2SP,
 * tlog-cosignature) and keeps it. Answers a line to print; throws `NotTheSameLog` for what nobody may overlook.
 */
export async function witness({ server, directory, key }: Watch): Promise<string> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, STATE_FILE);
  const seen = existsSync(file) ? state.parse(JSON.parse(await readFile(file, 'utf8'))) : null;
  const shown = await asked(server, '/api/audit/checkpoint', checkpointAnswer);
  const logKey = key ?? seen?.key ?? shown.key;
  const now = await believed(shown.note, logKey);
  if (seen) await holdAgainst(await believed(seen.note, seen.key), now, server);

  const signer = await signerIn(directory, KEY_FILE);
  const own = await noteKey(NAME, signer.publicKey, 'witness');
  const seconds = Math.floor(Date.now() / 1000);
  const signature = signer.sign(cosignedText(now.body, seconds));
  await keep(join(directory, NOTE_FILE), shown.note + signatureLine(NAME, own.keyId, cosignature(seconds, signature)));
  await keep(file, `${JSON.stringify({ key: logKey, note: shown.note })}\n`);
  const since = seen
    ? `goes on from ${readCheckpoint(seen.note)?.size ?? 0}`
    : `seen for the first time, key ${logKey}`;
  return `${now.origin}: ${now.size} events, root ${hexOf(now.root)}; ${since}; cosigned.`;
}
