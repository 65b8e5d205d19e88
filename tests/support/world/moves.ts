import { system, type Actor } from '#machines/kit/actor.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { isDeclared } from '../model/explore.ts';
import type { Draft, Fixtures } from '../model/situation.ts';
import { belonging } from './belonging.ts';
import { pick, type Fitting } from './fitting.ts';
import { ownFiles } from './ownFiles.ts';
import { JOBS } from './jobs.ts';
import type { World } from './world.ts';

/** One command of a history: everything that is needed to give it again. */
export interface Move {
  readonly machine: string;
  /** Null: a life to come. */
  readonly id: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
  readonly key: string;
}

/** By noun and states, what may be proposed: it depends on nothing else. */
const open = new Map<Noun, Map<string, readonly string[]>>();

/** The events that people and the server's jobs may propose for a life as it is, or to begin one. */
export function openTo(noun: Noun, life: Life): readonly string[] {
  const own = open.get(noun) ?? new Map<string, readonly string[]>();
  open.set(noun, own);
  const states = Object.values(life.states).join();
  const known = own.get(states);
  if (known) return known;
  const found = Object.keys(noun.events).filter(
    (type) => (!noun.events[type]?.systemOnly || type in JOBS) && isDeclared(noun, life, type),
  );
  own.set(states, found);
  return found;
}

/** Forms that the fixtures can fill in for such a life: some are written for lives that their noun's tests lead alone. */
export function draftsFor(fixtures: Fixtures, type: string, life: Life, world: World): readonly Draft[] {
  try {
    return fixtures.drafts(type, { life, log: world.log(fixtures.noun.id, life.id) });
  } catch {
    return [];
  }
}

/** A proposal for a life (or for a new one) with a payload of its noun's fixtures, fitted to the world. */
export function moveOf(
  world: World,
  fixtures: Fixtures,
  fitting: Fitting,
  asked: { readonly life: Life | null; readonly type: string; readonly at: string; readonly key: string },
  random: () => number,
): Move | null {
  const { noun } = fixtures;
  const { type, at, key } = asked;
  const life = asked.life ?? unborn(noun, 'to come');
  const draft = pick(draftsFor(fixtures, type, life, world), random);
  if (!draft) return null;
  fitting.turnTo(noun, asked.life);
  const person = fitting.actor(draft.actor, noun, asked.life, type);
  const fitted = fitting.data(draft.data, person) as Move['data'];
  const job = JOBS[type];
  const data = job
    ? job({ world, at, random, data: fitted })
    : belonging(type, { world, life, data: fitted, actor: person, fitting, random });
  if (data === null) return null;
  const actor = job ? system : person;
  return {
    machine: noun.id,
    id: asked.life?.id ?? null,
    type,
    data: ownFiles(noun, type, data, actor, life),
    actor,
    at,
    key,
  };
}
