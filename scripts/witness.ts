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

/** The log contradicts what it showed before, or its checkpoint is invalid. */
export class NotTheSameLog extends Error {
  override readonly name = 'NotTheSameLog';
}

interface Watch {
  /** Address of the server: http://127.0.0.1:8080. */
  readonly server: string;
  /** Directory of the witness: its own key, the log's key, the last checkpoint that it cosigned. */
  readonly directory: string;
  /** Key of the log as `npm run ledger -- keys` prints it; by default the key of the first visit is trusted. */
  readonly key?: string | undefined;
}

const state = z.strictObject({ key: z.string(), note: z.string() });
const checkpointAnswer = z.looseObject({ note: z.string(), key: z.string() });
const proofAnswer = z.looseObject({ hashes: z.array(z.string()) });

/** Name of the witness in its signatures. */
const NAME = 'shweli-witness';
const KEY_FILE = 'witness-key.pem';
const STATE_FILE = 'seen.json';
const NOTE_FILE = 'checkpoint.txt';

async function asked<Answer>(server: string, path: string, answer: z.ZodType<Answer>): Promise<Answer> {
  const response = await fetch(new URL(path, server));
  if (!response.ok) throw new Error(`${path} failed with status ${response.status}: ${await response.text()}`);
  return answer.parse(await response.json());
}

/** Reads a checkpoint; throws unless the log's key signed it. */
async function believed(note: string, written: string): Promise<Checkpoint> {
  const key = await readKey(written);
  if (!key) throw new Error(`Not the key of a log: ${written}`);
  const checkpoint = readCheckpoint(note);
  if (!checkpoint) throw new NotTheSameLog(`The checkpoint cannot be read:\n${note}`);
  if (checkpoint.origin !== key.name)
    throw new NotTheSameLog(`The checkpoint is of ${checkpoint.origin}, the key of ${key.name}.`);
  if (!(await isSignedBy(checkpoint, key)))
    throw new NotTheSameLog(`The checkpoint has no valid signature of ${written}:\n${note}`);
  return checkpoint;
}

async function proofOf(server: string, from: number, to: number): Promise<Bytes[]> {
  if (from === to) return [];
  const { hashes } = await asked(server, `/api/audit/consistency?from=${from}&to=${to}`, proofAnswer);
  return hashes.map((hash) => bytesOfHex(hash) ?? new Uint8Array());
}

/** Compares the present log with the one seen last; throws unless it continues that one. */
async function holdAgainst(seen: Checkpoint, now: Checkpoint, server: string): Promise<void> {
  const both = `seen: ${seen.size} events, root ${hexOf(seen.root)}; shown now: ${now.size} events, root ${hexOf(now.root)}`;
  if (now.size < seen.size) throw new NotTheSameLog(`The log is shorter than before (${both}).`);
  if (now.size === seen.size && !isSameBytes(now.root, seen.root))
    throw new NotTheSameLog(`Two different logs of the same size (${both}).`);
  if (!(await isConsistent(seen, now, await proofOf(server, seen.size, now.size))))
    throw new NotTheSameLog(`The log does not continue the one seen before (${both}).`);
}

/** Replaces a file atomically, so that an interrupted witness keeps its earlier state. */
async function keep(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * Visits a log once: checks its signature and that it continues the log seen before, then cosigns its checkpoint (C2SP,
 * tlog-cosignature) and stores it. Returns a line to print; throws `NotTheSameLog` for a contradiction.
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
  const since = seen ? `continues from ${readCheckpoint(seen.note)?.size ?? 0}` : `first visit, key ${logKey}`;
  return `${now.origin}: ${now.size} events, root ${hexOf(now.root)}; ${since}; cosigned.`;
}
