import type pg from 'pg';
import { listed } from '#machines/listed.ts';
import { nouns } from '#machines/nouns.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { mayRead } from '../access.ts';
import { Problem } from '../http/errors.ts';
import type { Proposer } from '../propose/proposer.ts';

/** What the routes of the core work with. */
export interface Core {
  readonly pool: pg.Pool;
  readonly proposer: Proposer;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The noun of a path; 404 for a machine that is not there, 403 for one the actor may not look at. */
export const nounOf = (machine: string, actor: Actor): Noun => among(nouns, machine, actor);

/** The same among all that is listed: nouns, and journals of their lives. */
export const listedOf = (machine: string, actor: Actor): Noun => among(listed, machine, actor);

function among(those: Readonly<Record<string, Noun>>, machine: string, actor: Actor): Noun {
  const noun = Object.hasOwn(those, machine) ? those[machine] : undefined;
  if (!noun)
    throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'unknownMachine', values: { machine } }] });
  if (!mayRead(actor, noun)) throw new Problem('forbidden');
  return noun;
}
