import { system } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { isDeclared } from '../explore.ts';
import type { Draft, Fixtures } from '../situation.ts';
import { belonging } from './belonging.ts';
import type { Fitting } from './fitting.ts';
import { pick } from './pick.ts';
import { ownFiles } from './ownFiles.ts';
import { JOBS } from './jobs.ts';
import type { World } from './world.ts';
import type { Move } from './move.ts';

/** Open events by aggregate type and states; they depend on nothing else. */
const open = new Map<AggregateType, Map<string, readonly string[]>>();

/** Returns the events that people and jobs may propose for an aggregate, or to begin one. */
export function openTo(aggregateType: AggregateType, aggregate: Aggregate): readonly string[] {
  const own = open.get(aggregateType) ?? new Map<string, readonly string[]>();
  open.set(aggregateType, own);
  const states = Object.values(aggregate.states).join();
  const known = own.get(states);
  if (known) return known;
  const found = Object.keys(aggregateType.events).filter(
    (type) => (!aggregateType.events[type]?.systemOnly || type in JOBS) && isDeclared(aggregateType, aggregate, type),
  );
  own.set(states, found);
  return found;
}

/** Returns drafts of the fixtures for an aggregate; none if they require aggregates of their own tests. */
export function draftsFor(fixtures: Fixtures, type: string, aggregate: Aggregate, world: World): readonly Draft[] {
  try {
    return fixtures.drafts(type, { aggregate, log: world.log(fixtures.aggregateType.id, aggregate.id) });
  } catch {
    return [];
  }
}

/** Returns a command for an existing or new aggregate, with a payload of the fixtures fitted to the world. */
export function moveOf(
  world: World,
  fixtures: Fixtures,
  fitting: Fitting,
  asked: { readonly aggregate: Aggregate | null; readonly type: string; readonly at: string; readonly key: string },
  random: () => number,
): Move | null {
  const { aggregateType } = fixtures;
  const { type, at, key } = asked;
  const aggregate = asked.aggregate ?? notCreated(aggregateType, 'to come');
  const draft = pick(draftsFor(fixtures, type, aggregate, world), random);
  if (!draft) return null;
  fitting.turnTo(aggregateType, asked.aggregate);
  const person = fitting.actor(draft.actor, aggregateType, asked.aggregate, type);
  const fitted = fitting.data(draft.data, person) as Move['data'];
  const job = JOBS[type];
  const data = job
    ? job({ world, at, random, data: fitted })
    : belonging(type, { world, aggregate, data: fitted, actor: person, fitting, random });
  if (data === null) return null;
  const actor = job ? system : person;
  return {
    machine: aggregateType.id,
    id: asked.aggregate?.id ?? null,
    type,
    data: ownFiles(aggregateType, type, data, actor, aggregate),
    actor,
    at,
    key,
  };
}
