import * as z from 'zod/mini';

/** Query of a pack: all named conditions hold for each event. Times are of recording, UTC, both ends included. */
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

/** Description of a pack in itself; the statement signs its hash. */
const about = z.strictObject({
  format: z.literal(1),
  query,
  /** The log's name, and its tree when the query ran: events 1 to `size`, without gaps. */
  origin: z.string(),
  size: count,
  /** Hexadecimal, as all hashes here. */
  root: z.string(),
  count,
  /** Number of each found event, and SHA-256 over the canonical text of its form in the pack. */
  events: z.array(z.tuple([count, z.string()])),
  sample: z.strictObject({ seed: z.string(), size: count, numbers: z.array(count) }),
  /** By which version of which machine the events were judged. */
  machines: z.array(z.strictObject({ machine: z.string(), version: count, hash: z.string(), events: count })),
  madeAt: z.string(),
  madeBy: z.string(),
  /** SHA-256 of the other files. */
  files: z.record(z.string(), z.string()),
});
export type About = z.infer<typeof about>;

/** Contents of a pack that its verification reads. */
export const evidence = z.strictObject({
  about,
  /** Signed notes (C2SP, signed-note): about the pack, and the checkpoint of the log. */
  statement: z.string(),
  checkpoint: z.string(),
  /** The public key that both are signed with. */
  key: z.string(),
  /** Every hash that any proof needs, once; a proof is a list of places among them. Null: sealed, not to be proven yet. */
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

/** An event in a pack, masked for the maker of the pack. */
export type PackedEvent = z.infer<typeof event>;
export const packedEvents = z.array(event);

/** The files of a pack that its verification cannot do without. */
export const EVIDENCE = 'evidence.json';
export const EVENTS = 'events.json';

/** The first line of what a statement signs: nothing else that the key signs begins so. */
export const STATEMENT = 'shweli evidence v1';

/** Returns true if an event matches a query. */
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
