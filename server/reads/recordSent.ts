import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import type { ReadWay } from '#machines/journals/readWays.ts';
import { mayReveal, mayRevealStaff, personalIn } from '../access.ts';
import { LIFETIME_MS } from '../auth/sessions.ts';
import { streamKey, type StreamName } from '../store/streamName.ts';
import type { KeptRow } from '../store/rows.ts';
import { insertReadLines, type ReadLine } from './readLines.ts';

/** A listener and the changed aggregates that it is about to be sent. */
export interface Delivery {
  readonly actor: Actor;
  readonly events: readonly StreamName[];
}

/** Time within which repeated messages about an open aggregate count as one read, milliseconds. */
const SAME_DELIVERY_MS = 10 * 60_000;
/** Kind of access that showed no field. */
const WITHOUT_FIELDS: ReadWay = 'picture';

interface EarlierRead {
  readonly session: string;
  readonly key: string;
  readonly fields: readonly string[];
  readonly lately: boolean;
}

/** Returns the aggregates that sessions were shown unmasked since each of them began. */
async function shownBefore(
  pool: pg.Pool,
  sessions: readonly string[],
  aggregates: readonly StreamName[],
  now: Date,
): Promise<readonly EarlierRead[]> {
  const { rows } = await pool.query<EarlierRead>({
    name: 'personal-reads-of-sessions',
    text: `select distinct r.session, r.machine || '/' || named.id as key, r.fields, r.at > $4 as lately
           from personal_reads r, jsonb_array_elements_text(r.lives) as named (id)
           where r.session = any($1) and r.at > $5 and r.way <> $6 and r.machine = any($2) and r.lives ?| $3 and named.id = any($3)`,
    values: [
      sessions,
      aggregates.map(({ machine }) => machine),
      aggregates.map(({ id }) => id),
      new Date(now.getTime() - SAME_DELIVERY_MS).toISOString(),
      new Date(now.getTime() - LIFETIME_MS).toISOString(),
      WITHOUT_FIELDS,
    ],
  });
  return rows;
}

/** Names of the fields that a right shows, by aggregate; without aggregates that have none. */
type PersonalFields = ReadonlyMap<string, readonly string[]>;

/** A session with the aggregates, by key, that it receives and others see masked. */
interface Receiver {
  readonly actor: Actor;
  readonly lives: Map<string, StreamName>;
}

/** Returns the sessions of some people, each with the received aggregates that have personal fields. */
function receiversOf(
  deliveries: readonly Delivery[],
  personalFor: (actor: Actor) => PersonalFields,
): Map<string, Receiver> {
  const receivers = new Map<string, Receiver>();
  for (const { actor, events } of deliveries) {
    const { session } = actor;
    const personal = personalFor(actor);
    const aggregates = events.filter((event) => personal.has(streamKey(event)));
    if (session === null || aggregates.length === 0) continue;
    const receiver = receivers.get(session) ?? { actor, lives: new Map<string, StreamName>() };
    for (const aggregate of aggregates) receiver.lives.set(streamKey(aggregate), aggregate);
    receivers.set(session, receiver);
  }
  return receivers;
}

/** Builds lines for aggregates that somebody is sent unmasked, one for each machine. */
const linesFor = (actor: Actor, aggregates: readonly StreamName[], personal: PersonalFields): readonly ReadLine[] =>
  [...Map.groupBy(aggregates, ({ machine }) => machine)].map(([machine, named]) => ({
    actor,
    machine,
    way: 'live',
    lives: named.map(({ id }) => id),
    fields: [...new Set(named.flatMap((aggregate) => personal.get(streamKey(aggregate)) ?? []))].toSorted(),
    screen: null,
  }));

/**
 * Returns the aggregates that each session is sent unmasked: those that it was shown unmasked before. All others are
 * sent masked. The unmasked ones are recorded before this returns.
 */
export async function recordSent(
  pool: pg.Pool,
  deliveries: readonly Delivery[],
  rows: ReadonlyMap<string, KeptRow>,
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const withRight = deliveries.filter(({ actor }) => actor.kind === 'person' && mayReveal(actor));
  if (withRight.length === 0) return new Map();
  const named = new Map(withRight.flatMap(({ events }) => events.map((event) => [streamKey(event), event] as const)));
  const found = new Map<boolean, PersonalFields>();
  /** Returns the fields of a person; those with the same rights share them. */
  const personalFor = (actor: Actor): PersonalFields => {
    const sort = mayRevealStaff(actor);
    const known = found.get(sort);
    if (known) return known;
    const fields = [...named].map(([key, stream]) => [key, personalIn(actor, stream, rows.get(key)?.row)] as const);
    const personal = new Map(fields.filter(([, shown]) => shown.length > 0));
    found.set(sort, personal);
    return personal;
  };
  const receivers = receiversOf(withRight, personalFor);
  const wanted = new Map([...receivers.values()].flatMap(({ lives: aggregates }) => [...aggregates]));
  if (wanted.size === 0) return new Map();
  const openings = await shownBefore(pool, [...receivers.keys()], [...wanted.values()], now);
  const opened = Map.groupBy(openings, ({ session }) => session);
  const isCovered = (session: string, actor: Actor, key: string): boolean =>
    (opened.get(session) ?? []).some(
      (one) =>
        one.key === key &&
        one.lately &&
        (personalFor(actor).get(key) ?? []).every((field) => one.fields.includes(field)),
    );
  const unmasked = new Map([...opened].map(([session, own]) => [session, new Set(own.map(({ key }) => key))]));
  const lines = [...receivers].flatMap(([session, { actor, lives: aggregates }]) => {
    const sent = [...aggregates].filter(([key]) => unmasked.get(session)?.has(key) && !isCovered(session, actor, key));
    return linesFor(
      actor,
      sent.map(([, aggregate]) => aggregate),
      personalFor(actor),
    );
  });
  await insertReadLines(pool, now, lines);
  return unmasked;
}
