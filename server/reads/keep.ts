import type pg from 'pg';
import type { ReadWay } from '#machines/personalRead.ts';
import { mayReveal, personalIn } from '../access.ts';
import type { Call } from '../http/route.ts';
import { recordedActor } from '../store/record.ts';

/** Who looks, when, and from where. */
export type Looker = Pick<Call, 'actor' | 'now' | 'request'>;

/** What somebody is about to be shown of some lives, and by which way. */
export interface Look {
  readonly machine: string;
  readonly way: ReadWay;
  readonly lives: readonly { readonly id: string; readonly value: unknown }[];
}

/** The same looked at again within this time is one look, milliseconds. */
const ONE_LOOK_MS = 60_000;
/** The console says by this on which of its screens somebody is. */
const SCREEN = 'x-screen';
const SCREEN_SHAPE = /^\/[\w./-]{0,127}$/;

function screenOf({ request }: Looker): string | null {
  const said = request.headers[SCREEN];
  return typeof said === 'string' && SCREEN_SHAPE.test(said) ? said : null;
}

interface Read extends Omit<Look, 'lives'> {
  readonly lives: readonly string[];
  readonly fields: readonly string[];
}

async function keep(pool: pg.Pool, looker: Looker, { machine, way, lives, fields }: Read): Promise<void> {
  const { actor, now } = looker;
  await pool.query({
    name: 'keep-personal-read',
    text: `insert into personal_reads (at, machine, lives, fields, way, screen, actor_id, actor, branch, session)
           select $1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8::jsonb, $9, $10
           where not exists (
             select 1 from personal_reads
             where session = $10 and at > $11 and machine = $2 and lives = $3::jsonb and fields @> $4::jsonb)`,
    values: [
      now.toISOString(),
      machine,
      JSON.stringify(lives),
      JSON.stringify(fields),
      way,
      screenOf(looker),
      actor.id,
      JSON.stringify(recordedActor(actor)),
      actor.branch,
      actor.session,
      new Date(now.getTime() - ONE_LOOK_MS).toISOString(),
    ],
  });
}

/**
 * Puts on record that somebody is shown personal data which others see masked; to be awaited before the answer leaves. Nothing
 * is kept of what is masked for whoever asks, nor of what has nothing personal in it.
 */
export async function keepLook(pool: pg.Pool, looker: Looker, { machine, way, lives }: Look): Promise<void> {
  const { actor } = looker;
  if (actor.kind !== 'person' || !mayReveal(actor)) return;
  const fields = new Set<string>();
  const shown: string[] = [];
  for (const { id, value } of lives) {
    const personal = personalIn(value);
    for (const field of personal) fields.add(field);
    if (personal.length > 0) shown.push(id);
  }
  if (shown.length > 0) await keep(pool, looker, { machine, way, lives: shown, fields: [...fields].toSorted() });
}

/** Puts on record that somebody takes a pack of evidence away, whatever is masked in it. */
export const keepTaking = (pool: pg.Pool, looker: Looker, name: string, fields: readonly string[]): Promise<void> =>
  keep(pool, looker, { machine: 'logEvent', way: 'evidence', lives: [name], fields });
