import type pg from 'pg';
import type { ReadWay } from '#machines/journals/readWays.ts';
import { isMaskedFor, mayReveal, personalIn } from '../access.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Call } from '../http/route.ts';
import type { KeptUpload } from '../uploads/read.ts';
import { insertReadLines, type ReadLine } from './readLines.ts';

/** A reader: actor, time and request. */
export type Reader = Pick<Call, 'actor' | 'now' | 'request'>;

/** The aggregates that are about to be shown, and the kind of access. */
export interface Shown {
  readonly machine: string;
  readonly way: ReadWay;
  readonly lives: readonly { readonly id: string; readonly value: unknown }[];
}

/** Header that names the screen of the console. */
const SCREEN = 'x-screen';
const SCREEN_SHAPE = /^\/[\w./-]{0,127}$/;

function screenOf({ request }: Reader): string | null {
  const header = request.headers[SCREEN];
  return typeof header === 'string' && SCREEN_SHAPE.test(header) ? header : null;
}

/**
 * Records that an actor is shown personal data which others see masked; await it before replying. Nothing is recorded
 * for actors who see the data masked, or for records without personal data.
 */
export async function recordRead(
  pool: pg.Pool,
  reader: Reader,
  { machine, way, lives: aggregates }: Shown,
): Promise<void> {
  const { actor, now } = reader;
  if (actor.kind !== 'person' || !mayReveal(actor)) return;
  const fields = new Set<string>();
  const shown: string[] = [];
  for (const { id, value } of aggregates) {
    const personal = personalIn(actor, { machine, id }, value);
    for (const field of personal) fields.add(field);
    if (personal.length > 0) shown.push(id);
  }
  const line = { actor, machine, way, lives: shown, fields: [...fields].toSorted(), screen: screenOf(reader) };
  if (shown.length > 0) await insertReadLines(pool, now, [line]);
}

/** Records that an actor was given fields whole that the actor's screens mask. */
export async function recordWhole(
  pool: pg.Pool,
  reader: Reader,
  { machine, way, ids, fields }: { machine: string; way: ReadWay; ids: readonly string[]; fields: readonly string[] },
): Promise<void> {
  const { actor, now } = reader;
  if (actor.kind !== 'person') return;
  await insertReadLines(pool, now, [{ actor, machine, way, lives: ids, fields, screen: screenOf(reader) }]);
}

/**
 * Records that an actor found records by the whole value of fields that the actor sees masked: the answer tells whose
 * value it is. A search without a result is recorded too.
 */
export async function recordMatch(
  pool: pg.Pool,
  reader: Reader,
  aggregateType: AggregateType,
  named: readonly string[],
  ids: readonly string[],
): Promise<void> {
  const { actor, now } = reader;
  const fields = [...new Set(named.filter((field) => isMaskedFor(actor, aggregateType, field)))].toSorted();
  if (actor.kind !== 'person' || fields.length === 0) return;
  const line = {
    actor,
    machine: aggregateType.id,
    way: 'matched',
    lives: ids,
    fields,
    screen: screenOf(reader),
  } as const;
  await insertReadLines(pool, now, [line]);
}

/**
 * Records that anybody is shown a picture of the aggregates that name it. A picture is masked for nobody, because its
 * content (a face, a card, a label) is unknown.
 */
export async function recordPictureRead(
  pool: pg.Pool,
  reader: Reader,
  picture: Pick<KeptUpload, 'kind' | 'lives'>,
): Promise<void> {
  const { actor, now } = reader;
  if (actor.kind !== 'person') return;
  const aggregates = Map.groupBy(picture.lives, ({ machine }) => machine);
  const lines = [...aggregates].map(([machine, named]): ReadLine => ({
    actor,
    machine,
    way: 'picture',
    lives: named.map(({ id }) => id),
    fields: [picture.kind],
    screen: screenOf(reader),
  }));
  await insertReadLines(pool, now, lines);
}

/** Records that an actor takes a pack of evidence, even if it is masked. */
export const recordEvidenceRead = (
  pool: pg.Pool,
  reader: Reader,
  name: string,
  fields: readonly string[],
): Promise<void> =>
  insertReadLines(pool, reader.now, [
    { actor: reader.actor, machine: 'logEvent', way: 'evidence', lives: [name], fields, screen: screenOf(reader) },
  ]);
