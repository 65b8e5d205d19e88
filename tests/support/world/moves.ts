import type { Actor } from '#machines/kit/actor.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Order } from '#machines/order/context.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { isDeclared } from '../model/explore.ts';
import type { Draft, Fixtures } from '../model/situation.ts';
import { pick, type Fitting } from './fitting.ts';
import { ownFiles } from './ownFiles.ts';
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

/** A parcel is sorted to where its route goes next, a branch is counted by who works there: not where the fixtures' own are. */
function routed(type: string, { context, states }: Life, data: Move['data'], actor: Actor, fitting: Fitting) {
  if (type === 'inventoryTask.planned' && actor.branch !== null) return { ...data, branch: actor.branch };
  if (type !== 'order.sorted') return data;
  const nextBranch = fitting.hop(context as Order, states['reverse'] !== 'reverse.none', actor);
  return nextBranch === undefined ? null : { ...data, nextBranch };
}

/** The events that people may propose for a life as it is, or to begin one. */
export const openTo = (noun: Noun, life: Life): string[] =>
  Object.keys(noun.events).filter((type) => !noun.events[type]?.systemOnly && isDeclared(noun, life, type));

/** Forms that the fixtures can fill in for such a life: some are written for lives that their noun's tests lead alone. */
function draftsFor(fixtures: Fixtures, type: string, life: Life, world: World): readonly Draft[] {
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
  fitting.subject = noun.id === 'order' || noun.id === 'package' ? asked.life : null;
  const actor = fitting.actor(draft.actor, noun, asked.life);
  const data = routed(type, life, fitting.data(draft.data, actor) as Move['data'], actor, fitting);
  if (data === null) return null;
  return { machine: noun.id, id: asked.life?.id ?? null, type, data: ownFiles(noun, type, data, actor, life), actor, at, key };
}
