import { bytesOfHex, hexOf, isSameBytes, type Bytes } from '#proofs/bytes.ts';
import { isSignedBy, readCheckpoint, readKey, type Checkpoint } from '#proofs/checkpoint.ts';
import { eventHash } from '#proofs/event.ts';
import { climb, isConsistent } from '#proofs/merkle.ts';

/** Result of one step; `open` means that the browser cannot decide it. */
export type Outcome = 'holds' | 'fails' | 'open';

/** One step of a verification: its name, its result and the hashes as evidence, result last. */
export interface Step {
  readonly name:
    | 'signature'
    | 'consistent'
    | 'firstSeen'
    | 'content'
    | 'masked'
    | 'leaf'
    | 'left'
    | 'right'
    | 'root'
    | 'form';
  readonly outcome: Outcome;
  readonly hashes: readonly string[];
  readonly size: number;
}

/** An event as sent to this person, with its number and hash. */
interface ShownEvent extends Readonly<Record<string, unknown>> {
  readonly number: number;
  readonly hash: string;
  readonly isWhole: boolean;
}

/** A signed checkpoint with the key that must have signed it. */
interface Signed {
  readonly note: string;
  readonly key: string;
}

/** Sources of the proofs, and the checkpoint that this browser saw before. */
export interface Sources {
  readonly inclusion: (number: number, size: number) => Promise<readonly string[]>;
  readonly consistency: (from: number, to: number) => Promise<readonly string[]>;
  readonly seen: Signed | null;
}

const outcomeOf = (holds: boolean): Outcome => (holds ? 'holds' : 'fails');

/** Converts hashes to bytes. An invalid hash becomes empty, so that its proof fails. */
const read = (hashes: readonly string[]): Bytes[] => hashes.map((hash) => bytesOfHex(hash) ?? new Uint8Array());

/** Returns the checkpoint if the key signed it, null otherwise. */
async function signedBy({ note, key: written }: Signed): Promise<Checkpoint | null> {
  const [checkpoint, key] = [readCheckpoint(note), await readKey(written)];
  return checkpoint && key && checkpoint.origin === key.name && (await isSignedBy(checkpoint, key)) ? checkpoint : null;
}

/** Checks that the current log extends the one that this browser saw last. */
async function sinceSeen(now: Checkpoint, { seen, consistency }: Sources): Promise<Step> {
  const before = seen && (await signedBy(seen));
  if (!before) return { name: 'firstSeen', outcome: 'open', hashes: [], size: now.size };
  const [older, newer] = before.size <= now.size ? [before, now] : [now, before];
  const path = older.size === newer.size ? [] : await consistency(older.size, newer.size);
  const holds = await isConsistent(older, newer, read(path));
  return { name: 'consistent', outcome: outcomeOf(holds), hashes: [hexOf(before.root)], size: before.size };
}

async function contentStep(event: ShownEvent): Promise<Step> {
  const size = event.number;
  if (!event.isWhole) return { name: 'masked', outcome: 'open', hashes: [event.hash], size };
  const made = await eventHash(event);
  return { name: 'content', outcome: outcomeOf(made === event.hash), hashes: [made], size };
}

/**
 * Verifies in the browser that an event is in the signed log, step by step with hashes. Stops at the first failed step
 * or malformed proof.
 */
export async function verifyEvent(event: ShownEvent, shown: Signed, sources: Sources): Promise<readonly Step[]> {
  const checkpoint = await signedBy(shown);
  if (!checkpoint) return [{ name: 'signature', outcome: 'fails', hashes: [], size: 0 }];
  const { size, root } = checkpoint;
  const steps: Step[] = [{ name: 'signature', outcome: 'holds', hashes: [hexOf(root)], size }];
  steps.push(await sinceSeen(checkpoint, sources), await contentStep(event));
  const path = await sources.inclusion(event.number, size);
  const climbed = await climb(bytesOfHex(event.hash) ?? new Uint8Array(), event.number - 1, size, read(path));
  if (!climbed) return [...steps, { name: 'form', outcome: 'fails', hashes: path, size }];
  steps.push({ name: 'leaf', outcome: 'holds', hashes: [hexOf(climbed.leaf)], size: event.number });
  for (const { side, sibling, hash } of climbed.steps)
    steps.push({ name: side, outcome: 'holds', hashes: [hexOf(sibling), hexOf(hash)], size });
  const isRoot = isSameBytes(climbed.root, root);
  return [...steps, { name: 'root', outcome: outcomeOf(isRoot), hashes: [hexOf(climbed.root), hexOf(root)], size }];
}

/** Returns true if no step fails and at least one holds. */
export const isVerified = (steps: readonly Step[]): boolean =>
  steps.every(({ outcome }) => outcome !== 'fails') && steps.some(({ name }) => name === 'root');
