import * as z from 'zod/mini';

/** Query of a pack: every named condition holds. Times are recording times, UTC, both ends included. */
export const query = z.strictObject({
  machine: z.optional(z.string()),
  life: z.optional(z.string()),
  type: z.optional(z.string()),
  doneBy: z.optional(z.string()),
  branch: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type Query = z.infer<typeof query>;

const count = z.int().check(z.gte(0));
const text = z.nullable(z.string());

/** Description of a pack; the statement signs its hash. */
const about = z.strictObject({
  format: z.literal(1),
  query,
  /** Name of the log, and its size when the query ran: events 1 to `size`, without gaps. */
  origin: z.string(),
  size: count,
  /** Hexadecimal, as are all hashes here. */
  root: z.string(),
  count,
  /** Each event found: its number, and SHA-256 of its canonical text as packed. */
  events: z.array(z.tuple([count, z.string()])),
  sample: z.strictObject({ seed: z.string(), size: count, numbers: z.array(count) }),
  /** Machines and versions that judged the events. */
  machines: z.array(z.strictObject({ machine: z.string(), version: count, hash: z.string(), events: count })),
  madeAt: z.string(),
  madeBy: z.string(),
  /** SHA-256 of the other files. */
  files: z.record(z.string(), z.string()),
});
export type About = z.infer<typeof about>;

/** Data by which a pack is verified. */
export const evidence = z.strictObject({
  about,
  /** Signed notes (C2SP, signed-note) of the pack and of the checkpoint of the log. */
  statement: z.string(),
  checkpoint: z.string(),
  /** Public key of both signatures. */
  key: z.string(),
  /** Every hash that a proof needs, once; a proof is a list of indexes into it. Null: sealed, not provable yet. */
  hashes: z.array(z.string()),
  proofs: z.array(z.nullable(z.array(count))),
});
export type Evidence = z.infer<typeof evidence>;

const event = z.looseObject({
  number: count,
  isWhole: z.boolean(),
  stream: z.string(),
  version: count,
  type: z.string(),
  recordedAt: z.string(),
  machineVersion: count,
  machineHash: z.string(),
  hash: text,
  prevHash: text,
  actor: z.looseObject({ id: z.string(), branch: text }),
});

/** An event as packed, limited to the data that the maker of the pack may see. */
export type PackedEvent = z.infer<typeof event>;
export const packedEvents = z.array(event);

/** Files of a pack that its verification needs. */
export const EVIDENCE = 'evidence.json';
export const EVENTS = 'events.json';

/** First line of a signed statement; no other text that the key signs begins with it. */
export const STATEMENT = 'shweli evidence v1';

/** Returns true if the query matches an event. */
export function isAskedFor(asked: Query, one: PackedEvent): boolean {
  const slash = one.stream.indexOf('/');
  return (
    (asked.machine === undefined || asked.machine === one.stream.slice(0, slash)) &&
    (asked.life === undefined || asked.life === one.stream.slice(slash + 1)) &&
    (asked.type === undefined || asked.type === one.type) &&
    (asked.doneBy === undefined || asked.doneBy === one.actor.id) &&
    (asked.branch === undefined || asked.branch === one.actor.branch) &&
    (asked.from === undefined || asked.from <= one.recordedAt) &&
    (asked.to === undefined || one.recordedAt <= asked.to)
  );
}
