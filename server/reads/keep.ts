import type pg from 'pg';
import type { ReadWay } from '#machines/personalRead.ts';
import { mayReveal, personalIn } from '../access.ts';
import type { Call } from '../http/route.ts';
import type { KeptUpload } from '../uploads/read.ts';
import { keepLines, type Line } from './lines.ts';

/** A reader: actor, time and request. */
export type Looker = Pick<Call, 'actor' | 'now' | 'request'>;

/** The aggregates that are about to be shown, and the kind of access. */
export interface Look {
  readonly machine: string;
  readonly way: ReadWay;
  readonly lives: readonly { readonly id: string; readonly value: unknown }[];
}

/** Header that names the screen of the console. */
const SCREEN = 'x-screen';
const SCREEN_SHAPE = /^\/[\w./-]{0,127}$/;

function screenOf({ request }: Looker): string | null {
  const said = request.headers[SCREEN];
  return typeof said === 'string' && SCREEN_SHAPE.test(said) ? said : null;
}

/**
 * Records that an actor is shown personal data which others see masked; await it before replying. Nothing is recorded
 * for actors who see the data masked, or for records without personal data.
 */
export async function keepLook(
  pool: pg.Pool,
  looker: Looker,
  { machine, way, lives: aggregates }: Look,
): Promise<void> {
  const { actor, now } = looker;
  if (actor.kind !== 'person' || !mayReveal(actor)) return;
  const fields = new Set<string>();
  const shown: string[] = [];
  for (const { id, value } of aggregates) {
    const personal = personalIn(value);
    for (const field of personal) fields.add(field);
    if (personal.length > 0) shown.push(id);
  }
  const line = { actor, machine, way, lives: shown, fields: [...fields].toSorted(), screen: screenOf(looker) };
  if (shown.length > 0) await keepLines(pool, now, [line]);
}

/**
 * Records that anybody is shown a picture of the aggregates that name it. A picture is masked for nobody, because its
 * content (a face, a card, a label) is unknown.
 */
export async function keepPicture(
  pool: pg.Pool,
  looker: Looker,
  picture: Pick<KeptUpload, 'kind' | 'lives'>,
): Promise<void> {
  const { actor, now } = looker;
  if (actor.kind !== 'person') return;
  const aggregates = Map.groupBy(picture.lives, ({ machine }) => machine);
  const lines = [...aggregates].map(([machine, named]): Line => ({
    actor,
    machine,
    way: 'picture',
    lives: named.map(({ id }) => id),
    fields: [picture.kind],
    screen: screenOf(looker),
  }));
  await keepLines(pool, now, lines);
}

/** Records that an actor takes a pack of evidence, even if it is masked. */
export const keepTaking = (pool: pg.Pool, looker: Looker, name: string, fields: readonly string[]): Promise<void> =>
  keepLines(pool, looker.now, [
    { actor: looker.actor, machine: 'logEvent', way: 'evidence', lives: [name], fields, screen: screenOf(looker) },
  ]);
