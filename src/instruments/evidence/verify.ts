import { bytesOfHex, hexOf, isSameBytes, sha256, type Bytes } from '#proofs/bytes.ts';
import { isSignedBy, readCheckpoint, readKey, readNote, type Checkpoint, type NoteKey } from '#proofs/checkpoint.ts';
import { eventHash } from '#proofs/event.ts';
import { climb } from '#proofs/merkle.ts';
import { isAskedFor, type Evidence, type PackedEvent } from './pack.ts';
import { readPack } from './read.ts';
import { sampleOf } from './sample.ts';
import { digestOf, statementOf } from './statement.ts';

/** Checks in display order. */
export const CHECKS = [
  'form',
  'checkpoint',
  'statement',
  'count',
  'told',
  'query',
  'content',
  'proof',
  'chain',
  'machines',
  'sample',
  'files',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Result of one check: counts of held and open cases, and the place of each failure. */
export interface Check {
  readonly name: CheckName;
  readonly held: number;
  readonly open: number;
  readonly failed: readonly string[];
}

/** Result of the verification of a pack. */
export interface Verification {
  readonly checks: readonly Check[];
  /** Verified evidence, as far as it was readable. */
  readonly evidence: Evidence | null;
  /** SHA-256 of the public key, hexadecimal, to compare with one noted elsewhere. */
  readonly fingerprint: string | null;
}

type Say = (name: CheckName, holds: boolean | null, place: string) => void;

/** Files of a pack by name. */
export type Files = ReadonlyMap<string, Bytes>;

/** Collects the results of the checks. */
function book() {
  const kept = new Map<CheckName, { held: number; open: number; failed: string[] }>();
  const say: Say = (name, holds, place) => {
    const own = kept.get(name) ?? { held: 0, open: 0, failed: [] };
    kept.set(name, own);
    if (holds === null) own.open += 1;
    else if (holds) own.held += 1;
    else own.failed.push(place);
  };
  const checks = (): Check[] =>
    CHECKS.flatMap((name) => {
      const own = kept.get(name);
      return own ? [{ name, ...own }] : [];
    });
  return { say, checks };
}

const placeOf = ({ number, stream, version }: PackedEvent): string => `${number} (${stream}@${version})`;

/** Returns the log's checkpoint if its key signed it and the pack names the same tree. */
async function treeOf(
  { checkpoint: note, about }: Evidence,
  key: NoteKey | null,
  say: Say,
): Promise<Checkpoint | null> {
  const checkpoint = readCheckpoint(note);
  const isSigned = checkpoint !== null && key !== null && (await isSignedBy(checkpoint, key));
  const isSame =
    checkpoint?.origin === key?.name &&
    checkpoint?.origin === about.origin &&
    checkpoint.size === about.size &&
    hexOf(checkpoint.root) === about.root;
  say('checkpoint', isSigned && isSame, isSigned ? 'tree' : 'signature');
  return isSigned && isSame ? checkpoint : null;
}

/** Checks that the log's key signed the description of the pack. */
async function stated({ statement, about }: Evidence, key: NoteKey | null, say: Say): Promise<void> {
  const note = readNote(statement);
  const isSigned = note !== null && key !== null && (await isSignedBy(note, key));
  say('statement', isSigned && note.body === (await statementOf(about)), isSigned ? 'about' : 'signature');
}

/** Checks that the events are exactly those that the pack lists, with the same content. */
async function listed({ about }: Evidence, events: readonly PackedEvent[], say: Say): Promise<void> {
  say('count', about.count === about.events.length, `${about.count} <> ${about.events.length}`);
  say('count', about.count === events.length, `${about.count} <> ${events.length}`);
  const told = new Map(about.events);
  const there = new Set<number>();
  for (const one of events) {
    const isNew = !there.has(one.number);
    there.add(one.number);
    say('told', isNew && told.get(one.number) === (await digestOf(one)), placeOf(one));
    const isWithin = one.number >= 1 && one.number <= about.size;
    say('query', isWithin && isAskedFor(about.query, one), placeOf(one));
  }
  for (const [number] of about.events) if (!there.has(number)) say('told', false, String(number));
}

/** Checks that the content of each event matches its hash and that the tree contains it. */
async function proven({ evidence, events, tree }: Proving, say: Say): Promise<void> {
  const hashes = evidence.hashes.map((hash) => bytesOfHex(hash) ?? new Uint8Array());
  for (const [index, one] of events.entries()) {
    const place = placeOf(one);
    const path = evidence.proofs[index];
    if (one.hash === null) {
      say('content', null, place);
    } else say('content', one.isWhole ? (await eventHash(one)) === one.hash : null, place);
    if (one.hash === null || path === null) say('proof', null, place);
    else {
      const steps = path?.map((at) => hashes[at] ?? new Uint8Array());
      const climbed =
        steps && tree && (await climb(bytesOfHex(one.hash) ?? new Uint8Array(), one.number - 1, tree.size, steps));
      say('proof', Boolean(climbed && tree && isSameBytes(climbed.root, tree.root)), place);
    }
  }
}

interface Proving {
  readonly evidence: Evidence;
  readonly events: readonly PackedEvent[];
  readonly tree: Checkpoint | null;
}

/**
 * Checks that each event continues the one before it in its aggregate if both are present. The first event of a whole
 * aggregate has no predecessor.
 */
function chained({ about: { query } }: Evidence, events: readonly PackedEvent[], say: Say): void {
  const last = new Map<string, PackedEvent>();
  const isWholeAggregate = query.life !== undefined && !query.type && !query.doneBy && !query.branch && !query.from;
  for (const one of events) {
    const before = last.get(one.stream);
    last.set(one.stream, one);
    if (isWholeAggregate && one.version !== (before?.version ?? 0) + 1) say('chain', false, placeOf(one));
    else if (before?.version === one.version - 1)
      say('chain', before.hash === null || one.prevHash === null ? null : before.hash === one.prevHash, placeOf(one));
  }
}

/** Checks that the listed machines are those that the events name. */
function judged({ about: { machines } }: Evidence, events: readonly PackedEvent[], say: Say): void {
  for (const { machine, version, hash, events: count } of machines) {
    const own = events.filter(
      (one) => one.stream.startsWith(`${machine}/`) && one.machineHash === hash && one.machineVersion === version,
    );
    say('machines', own.length === count, `${machine} ${version}`);
  }
  const sum = machines.reduce((total, { events: count }) => total + count, 0);
  if (sum !== events.length) say('machines', false, `${sum} <> ${events.length}`);
}

/**
 * Verifies a pack from its files alone. Its public key must be compared with one noted elsewhere. Sends no request and
 * continues after a fault.
 */
export async function verifyPack(files: Files): Promise<Verification> {
  const { say, checks } = book();
  const read = readPack(files);
  for (const fault of read.faults) say('form', false, fault);
  if (read.faults.length > 0 || !read.evidence) return { checks: checks(), evidence: null, fingerprint: null };
  const { evidence, events } = read;
  say('form', evidence.proofs.length === events.length, `${evidence.proofs.length} <> ${events.length}`);
  const key = await readKey(evidence.key);
  const tree = await treeOf(evidence, key, say);
  await stated(evidence, key, say);
  await listed(evidence, events, say);
  await proven({ evidence, events, tree }, say);
  chained(evidence, events, say);
  judged(evidence, events, say);
  const { sample, root, events: found, files: expected } = evidence.about;
  const drawn = await sampleOf(
    found.map(([number]) => number),
    { ...sample, root },
  );
  const isDrawn = String(drawn) === String(sample.numbers);
  say('sample', isDrawn, `${sample.numbers.join(', ')} <> ${drawn.join(', ')}`);
  for (const [name, hash] of Object.entries(expected)) {
    const bytes = files.get(name);
    say('files', bytes ? hexOf(await sha256(bytes)) === hash : null, name);
  }
  return { checks: checks(), evidence, fingerprint: key && hexOf(await sha256(key.publicKey)) };
}

/** Returns the verdict: `fails` for any fault, `open` for an undecided check, otherwise `holds`. */
export const verdictOf = (checks: readonly Check[]): 'fails' | 'open' | 'holds' => {
  if (checks.some(({ failed }) => failed.length > 0)) return 'fails';
  return checks.some(({ open }) => open > 0) ? 'open' : 'holds';
};
