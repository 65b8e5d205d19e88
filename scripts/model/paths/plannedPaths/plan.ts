import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { transitionsOf } from '#machines/kit/explain.ts';
import { order } from '#machines/order/index.ts';
import { transitionKey } from '#modelTesting/explore.ts';
import { shipment } from '#machines/shipment/index.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { seeded } from '#modelTesting/random.ts';
import { beginning } from './beginning.ts';
import { castOf } from './cast.ts';
import { FreshTexts } from './fresh.ts';
import { exploredAlone, Guide } from './guided.ts';
import { News } from './news.ts';
import { withOwnBranch } from './ownBranch.ts';
import { aggregateIn, aggregatesOf, type Scene } from './scene.ts';
import { search } from './search.ts';
import type { Cast, TestGoal } from './goals.ts';

/** Result of planning: all that people can do, tried in a memory world with the server's code. */
export interface Planner {
  readonly beginning: Scene;
  readonly cast: Cast;
  /** First scene of each transition, and of each state. */
  readonly taken: ReadonlyMap<string, Scene>;
  readonly reached: ReadonlyMap<string, Scene>;
  /** First proposal of a person that takes each transition, by transition. */
  readonly proposed: ReadonlyMap<string, Proposed>;
  /** Refusals by transition and set of rules: count and first proposal. */
  readonly refused: ReadonlyMap<string, ReadonlyMap<string, Refused>>;
}

/** The scenes before and after the last step. */
export interface Proposed {
  readonly before: Scene;
  readonly after: Scene;
}

/** A proposal that rules refused in a scene, and its number of refusals. */
export interface Refused {
  readonly count: number;
  readonly scene: Scene;
  readonly goal: TestGoal;
}

const SEED = 1;
/** Number of parcels, so that a list keeps one if another is removed. */
const PARCELS = 2;
/** Share of the effort for the search; the guide uses the rest. */
const SEARCHED = 0.7;
/** Minimum effort for a guide. */
const LEAST_GUIDED = 1000;
/** Number of regions beyond which fewer features distinguish aggregates. */
const MANY = 3;

/** Machines whose aggregates begin later: the machine and the state that come first. */
const AFTER: Readonly<Record<string, { readonly aggregateType: AggregateType; readonly state: string }>> = {
  arrivalScan: { aggregateType: shipment, state: 'received' },
};

/** Returns the initial scene of the world, and the scene from which a machine is planned. */
async function startOf({ id }: AggregateType, effort: number): Promise<{ first: Scene; start: Scene }> {
  const before = AFTER[id];
  if (!before) {
    const first = await beginning();
    return { first, start: await withOwnBranch(first, id) };
  }
  const { beginning: first, reached } = await planPaths(before.aggregateType, effort);
  return { first, start: reached.get(before.state) ?? first };
}

/** Plans paths of a machine and those it needs, as far as people of the demonstration world can reach. */
export async function planPaths(target: AggregateType, effort: number): Promise<Planner> {
  const { first, start } = await startOf(target, effort);
  const fixtures = await castOf(target, first.world);
  const taken = new Map<string, Scene>();
  const cast: Cast = {
    fixtures,
    most: target.id === 'order' ? {} : { order: PARCELS },
    random: seeded(SEED),
    texts: new FreshTexts(),
    kindOf: (one, aggregate, type, scene) => {
      const { aggregateType } = one;
      const { world } = scene;
      const transitions = transitionsOf(aggregateType, aggregate, type).filter((transition) => 'event' in transition);
      const isKnown = ({ from, to }: (typeof transitions)[number]): boolean =>
        taken.has(transitionKey(from, type)) && to === null;
      const isOfMany = aggregateType !== target && aggregateType.structure.regions.length > MANY;
      if (isOfMany || (aggregateType === target && transitions.every(isKnown)))
        return [type, aggregate.states[aggregateType.structure.main], ...transitions.map(({ from }) => from)].join();
      const features = one.features({ aggregate, log: world.log(aggregateType.id, aggregate.id) });
      return [
        type,
        ...Object.values(aggregate.states),
        ...features,
        ...(aggregateType === target ? around(scene) : []),
      ].join();
    },
  };
  const reached = new Map<string, Scene>();
  const proposed = new Map<string, Proposed>();
  const refused = new Map<string, Map<string, Refused>>();
  const news = new News(target, fixtures);
  const { structure } = target;
  const transitions = [...structure.transitions].flatMap(([state, own]) =>
    [...own.keys()].map((type) => transitionKey(state, type)),
  );

  const onScene = (scene: Scene, before: Scene): void => {
    for (const { transition, states } of movesOf(target, scene, before)) {
      if (!taken.has(transition)) taken.set(transition, scene);
      for (const state of states) if (!reached.has(state)) reached.set(state, scene);
    }
    for (const transition of proposedIn(target, scene, before))
      if (!proposed.has(transition)) proposed.set(transition, { before, after: scene });
  };
  const tried = await search({
    from: start,
    cast,
    effort: Math.ceil(effort * SEARCHED),
    done: (scene, before) => {
      onScene(scene, before);
      return news.note(scene);
    },
    refused: (goal, scene, { refusals }) => {
      const { machine, id, type } = goal;
      if (machine !== target.id) return;
      const rules = [...new Set(refusals.map(({ rule, code }) => rule ?? code))].join(', ');
      for (const transition of transitionsOf(target, aggregateIn(scene, target, id), type)) {
        if (!('event' in transition)) continue;
        const key = transitionKey(transition.from, type);
        const known = refused.get(key) ?? new Map<string, Refused>();
        const before = known.get(rules) ?? { count: 0, scene, goal };
        refused.set(key, known.set(rules, { ...before, count: before.count + 1 }));
      }
    },
    isOver: () => transitions.every((transition) => taken.has(transition)),
  });
  const own = fixtures.find(({ aggregateType }) => aggregateType === target);
  const left = effort - tried;
  if (own && left >= LEAST_GUIDED)
    await guideThrough(new Guide(own, cast, { onScene, effort: left }), own, start, taken);
  return { beginning: first, cast, taken, reached, proposed, refused };
}

/** Returns the states of parcels that a list of the own branch would contain. */
const around = (scene: Scene): string[] =>
  scene.own === undefined ? [] : aggregatesOf(scene, order).map(({ states }) => states[order.structure.main] ?? '');

/** Guides through paths of the machine alone for each unused transition, the shortest first. */
async function guideThrough(
  guide: Guide,
  own: Fixtures,
  from: Scene,
  taken: ReadonlyMap<string, Scene>,
): Promise<void> {
  for (const [transition, attempts] of exploredAlone(own).taken)
    for (const { reached } of attempts.toSorted((one, other) => one.reached.log.length - other.reached.log.length))
      if (!taken.has(transition)) await guide.follow(from, reached.log);
}

/** Returns the transitions of a scene's last step, with the states before it. */
function movesOf(
  aggregateType: AggregateType,
  scene: Scene,
  before: Scene,
): { transition: string; states: string[] }[] {
  const { main } = aggregateType.structure;
  const states = new Map<string, Aggregate['states']>();
  return scene.world.latest
    .filter(({ machine }) => machine === aggregateType.id)
    .flatMap(({ id, type, to, changes }) => {
      const found = aggregateIn(before, aggregateType, id);
      const aggregate = { ...found, states: states.get(id) ?? found.states };
      const after = { ...aggregate.states, [main]: to, ...changes };
      states.set(id, after);
      return transitionsOf(aggregateType, aggregate, type).flatMap((transition) =>
        'event' in transition
          ? [{ transition: transitionKey(transition.from, type), states: Object.values(after) }]
          : [],
      );
    });
}

/** Returns the transitions of the last step itself, without those of reactions. */
function proposedIn(aggregateType: AggregateType, { steps }: Scene, before: Scene): string[] {
  const last = steps.at(-1);
  if (!last || last.machine !== aggregateType.id) return [];
  return transitionsOf(aggregateType, aggregateIn(before, aggregateType, last.id), last.type).flatMap((transition) =>
    'event' in transition ? [transitionKey(transition.from, last.type)] : [],
  );
}
