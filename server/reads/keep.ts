import type pg from 'pg';
import type { ReadWay } from '#machines/personalRead.ts';
import { mayReveal, personalIn } from '../access.ts';
import type { Call } from '../http/route.ts';
import type { KeptUpload } from '../uploads/read.ts';
import { keepLines, type Line } from './lines.ts';

/** Who looks, when, and from where. */
export type Looker = Pick<Call, 'actor' | 'now' | 'request'>;

/** What somebody is about to be shown of some aggregates, and by which way. */
export interface Look {
  readonly machine: string;
  readonly way: ReadWay;
  readonly lives: readonly { readonly id: string; readonly value: unknown }[];
}

/** The console says by this on which of its screens somebody is. */
const SCREEN = 'x-screen';
const SCREEN_SHAPE = /^\/[\w./-]{0,127}$/;

function screenOf({ request }: Looker): string | null {
  const said = request.headers[SCREEN];
  return typeof said === 'string' && SCREEN_SHAPE.test(said) ? said : null;
}

/**
 * Puts on record that somebody is shown personal data which others see masked; to be awaited before the answer leaves. Nothing
 * is kept of what is masked for whoever asks, nor of what has nothing personal in it.
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
 * Puts on record that somebody is shown a picture of the aggregates that name it, whoever it is: a picture is masked for nobody, and what is
 * on it - a face, a card, a label - nobody knows before it is seen.
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

/** Puts on record that somebody takes a pack of evidence away, whatever is masked in it. */
export const keepTaking = (pool: pg.Pool, looker: Looker, name: string, fields: readonly string[]): Promise<void> =>
  keepLines(pool, looker.now, [
    { actor: looker.actor, machine: 'logEvent', way: 'evidence', lives: [name], fields, screen: screenOf(looker) },
  ]);
