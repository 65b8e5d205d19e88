import type { Life, Noun } from '#machines/kit/noun.ts';
import { waysOf } from '#machines/kit/explain.ts';
import { order } from '#machines/order/index.ts';
import { wayKey } from '../../../../tests/support/model/explore.ts';
import { shipment } from '#machines/shipment/index.ts';
import type { Fixtures } from '../../../../tests/support/model/situation.ts';
import { seeded } from '../../../../tests/support/random.ts';
import { beginning } from './beginning.ts';
import { castOf } from './cast.ts';
import { FreshTexts } from './fresh.ts';
import { exploredAlone, Guide } from './guided.ts';
import { News } from './news.ts';
import { withOwnBranch } from './ownBranch.ts';
import { lifeIn, livesOf, type Scene } from './scene.ts';
import { search } from './search.ts';
import type { Cast, Wish } from './wishes.ts';

/** What was found by doing, in a world in memory that the server's own code decides, all that people could do. */
export interface Rehearsal {
  readonly beginning: Scene;
  readonly cast: Cast;
  /** The first scene in which a way of the machine was taken, and in which a life of it was in a state. */
  readonly taken: ReadonlyMap<string, Scene>;
  readonly reached: ReadonlyMap<string, Scene>;
  /** By way, where somebody took it by a proposal of his own first. */
  readonly proposed: ReadonlyMap<string, Proposed>;
  /** By way and rules, how often these together refused it, and what was refused first. */
  readonly refused: ReadonlyMap<string, ReadonlyMap<string, Refused>>;
}

/** A scene as it was before its last step, and after it. */
export interface Proposed {
  readonly before: Scene;
  readonly after: Scene;
}

/** A wish that rules refused in a scene, and how often they did since. */
export interface Refused {
  readonly count: number;
  readonly scene: Scene;
  readonly wish: Wish;
}

const SEED = 1;
/** Two parcels make a list of which one may be taken off. */
const PARCELS = 2;
/** What part of the effort goes into trying all there is; the rest goes along what the machine alone can do. */
const SEARCHED = 0.7;
/** Less than this is not worth finding out what the machine alone can do. */
const LEAST_GUIDED = 1000;
/** Regions of a machine that is too large for all its facts to be told apart beside another. */
const MANY = 3;

/** Machines whose lives begin far from where the world does: the machine whose life comes first, and its state. */
const AFTER: Readonly<Record<string, { readonly noun: Noun; readonly state: string }>> = {
  arrivalScan: { noun: shipment, state: 'received' },
};

/** The beginning of the world, and the scene from which lives of a machine are led. */
async function startOf({ id }: Noun, effort: number): Promise<{ first: Scene; start: Scene }> {
  const before = AFTER[id];
  if (!before) {
    const first = await beginning();
    return { first, start: await withOwnBranch(first, id) };
  }
  const { beginning: first, reached } = await rehearse(before.noun, effort);
  return { first, start: reached.get(before.state) ?? first };
}

/** Leads lives of a machine, and of those it needs, as far as people of the demonstration world can lead them. */
export async function rehearse(target: Noun, effort: number): Promise<Rehearsal> {
  const { first, start } = await startOf(target, effort);
  const fixtures = await castOf(target, first.world);
  const taken = new Map<string, Scene>();
  const cast: Cast = {
    fixtures,
    most: target.id === 'order' ? {} : { order: PARCELS },
    random: seeded(SEED),
    texts: new FreshTexts(),
    kindOf: (one, life, type, scene) => {
      const { noun } = one;
      const { world } = scene;
      const ways = waysOf(noun, life, type).filter((way) => 'event' in way);
      const isKnown = ({ from, to }: (typeof ways)[number]): boolean => taken.has(wayKey(from, type)) && to === null;
      const isOfMany = noun !== target && noun.structure.regions.length > MANY;
      if (isOfMany || (noun === target && ways.every(isKnown)))
        return [type, life.states[noun.structure.main], ...ways.map(({ from }) => from)].join();
      const features = one.features({ life, log: world.log(noun.id, life.id) });
      return [type, ...Object.values(life.states), ...features, ...(noun === target ? around(scene) : [])].join();
    },
  };
  const reached = new Map<string, Scene>();
  const proposed = new Map<string, Proposed>();
  const refused = new Map<string, Map<string, Refused>>();
  const news = new News(target, fixtures);
  const { structure } = target;
  const ways = [...structure.ways].flatMap(([state, own]) => [...own.keys()].map((type) => wayKey(state, type)));

  const heard = (scene: Scene, before: Scene): void => {
    for (const { way, states } of movesOf(target, scene, before)) {
      if (!taken.has(way)) taken.set(way, scene);
      for (const state of states) if (!reached.has(state)) reached.set(state, scene);
    }
    for (const way of proposedIn(target, scene, before))
      if (!proposed.has(way)) proposed.set(way, { before, after: scene });
  };
  const tried = await search({
    from: start,
    cast,
    effort: Math.ceil(effort * SEARCHED),
    done: (scene, before) => {
      heard(scene, before);
      return news.heard(scene);
    },
    refused: (wish, scene, { refusals }) => {
      const { machine, id, type } = wish;
      if (machine !== target.id) return;
      const rules = [...new Set(refusals.map(({ rule, code }) => rule ?? code))].join(', ');
      for (const way of waysOf(target, lifeIn(scene, target, id), type)) {
        if (!('event' in way)) continue;
        const key = wayKey(way.from, type);
        const known = refused.get(key) ?? new Map<string, Refused>();
        const before = known.get(rules) ?? { count: 0, scene, wish };
        refused.set(key, known.set(rules, { ...before, count: before.count + 1 }));
      }
    },
    isOver: () => ways.every((way) => taken.has(way)),
  });
  const own = fixtures.find(({ noun }) => noun === target);
  const left = effort - tried;
  if (own && left >= LEAST_GUIDED) await guideThrough(new Guide(own, cast, { heard, effort: left }), own, start, taken);
  return { beginning: first, cast, taken, reached, proposed, refused };
}

/** Where the parcels are that a list of all that lies in an own branch would have. */
const around = (scene: Scene): string[] =>
  scene.own === undefined ? [] : livesOf(scene, order).map(({ states }) => states[order.structure.main] ?? '');

/** Follows what the machine alone can do for each way that nobody took yet, the shortest first. */
async function guideThrough(
  guide: Guide,
  own: Fixtures,
  from: Scene,
  taken: ReadonlyMap<string, Scene>,
): Promise<void> {
  for (const [way, attempts] of exploredAlone(own).taken)
    for (const { reached } of attempts.toSorted((one, other) => one.reached.log.length - other.reached.log.length))
      if (!taken.has(way)) await guide.follow(from, reached.log);
}

/** The ways that lives of a machine took with the last step of a scene, and the states they were in then. */
function movesOf(noun: Noun, scene: Scene, before: Scene): { way: string; states: string[] }[] {
  const { main } = noun.structure;
  const states = new Map<string, Life['states']>();
  return scene.world.latest
    .filter(({ machine }) => machine === noun.id)
    .flatMap(({ id, type, to, changes }) => {
      const found = lifeIn(before, noun, id);
      const life = { ...found, states: states.get(id) ?? found.states };
      const after = { ...life.states, [main]: to, ...changes };
      states.set(id, after);
      return waysOf(noun, life, type).flatMap((way) =>
        'event' in way ? [{ way: wayKey(way.from, type), states: Object.values(after) }] : [],
      );
    });
}

/** The ways that a life of a machine took by the last step itself, not by what followed from it. */
function proposedIn(noun: Noun, { steps }: Scene, before: Scene): string[] {
  const last = steps.at(-1);
  if (!last || last.machine !== noun.id) return [];
  return waysOf(noun, lifeIn(before, noun, last.id), last.type).flatMap((way) =>
    'event' in way ? [wayKey(way.from, last.type)] : [],
  );
}
