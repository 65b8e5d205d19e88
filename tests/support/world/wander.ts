import { nouns } from '#machines/nouns.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { Fixtures } from '../model/situation.ts';
import { seeded } from '../random.ts';
import { START } from './beginning.ts';
import { Fitting, pick } from './fitting.ts';
import { moveOf, openTo, type Move } from './moves.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;

/** What a history tells after each of its steps. */
export interface Step {
  readonly world: World;
  /** Null: a deadline was raised. */
  readonly move: Move | null;
  readonly verdict: Verdict | undefined;
}

/** How a history is led. */
export interface Course {
  readonly seed: number;
  readonly steps: number;
  readonly fixtures: readonly Fixtures[];
  /** How many lives of each machine are alive at once; those not named are not begun by people. */
  readonly alive: Readonly<Record<string, number>>;
}

/** Gives one command of a history, and hears the verdict. */
export async function give(
  world: World,
  { machine, id, type, data, actor, at, key }: Move,
): Promise<Verdict | undefined> {
  const command = { key, machine, event: { ...data, type }, ...(id === null ? {} : { id }) };
  const [verdict] = await world.propose({ mode: 'each', dryRun: false, actor, at, commands: [command] });
  return verdict;
}

/** What ends a life early, goes wrong or changes little: seldom, or nothing would ever arrive. */
const ASIDE =
  /cancel|delete|disable|damage|recall|search|lost|loss|discard|reject|void|request|extra|label|modif|workOrder|credited|marked|amended|intercept|unpacked|unloaded|unsealed|adjust/i;

/** One of several events, those seldom tried so far more often. */
function likely(
  noun: Noun,
  life: Life | null,
  types: readonly string[],
  tried: ReadonlyMap<string, number>,
  random: () => number,
): string | undefined {
  const onward = life ? leadsOn(noun, life) : new Set<string>();
  const weights = types.map(
    (type) => ((ASIDE.test(type) ? 0.1 : 1) * (onward.has(type) ? ONWARD : 1)) / (1 + Math.sqrt(tried.get(type) ?? 0)),
  );
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return types.find((_, index) => (left -= weights[index] ?? 0) <= 0) ?? types.at(-1);
}

/** Where lives of a machine are meant to end: events on the shortest way there are chosen more often. */
const GOALS: Readonly<Record<string, string>> = {
  order: 'signed',
  package: 'finished',
  shipment: 'received',
  inventoryTask: 'ended',
};
const ONWARD = 6;
/** What has a long way to go gets more of the commands. */
const TRAVELLING = 3;

/** How many events each state of the main region is from the goal. */
const distances = new Map<string, ReadonlyMap<string, number>>();
function distancesOf({ id, structure }: Noun): ReadonlyMap<string, number> {
  const known = distances.get(id);
  if (known) return known;
  const found = new Map<string, number>([[GOALS[id] ?? '', 0]]);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [state, ways] of structure.ways) {
      const next = [...ways.values()].flatMap(({ to }) => (typeof to === 'string' ? (found.get(to) ?? []) : []));
      if (next.length > 0 && !found.has(state)) found.set(state, Math.min(...next) + 1);
    }
  }
  distances.set(id, found);
  return found;
}

/** The events that bring a life nearer to its goal. */
function leadsOn(noun: Noun, life: Life): ReadonlySet<string> {
  const far = distancesOf(noun);
  const state = life.states[noun.structure.main] ?? '';
  const here = far.get(state) ?? 0;
  const ways = [...(noun.structure.ways.get(state)?.values() ?? [])];
  return new Set(
    ways.flatMap(({ to, event }) => (typeof to === 'string' && (far.get(to) ?? Infinity) < here ? [event] : [])),
  );
}

const isOver = (machine: string, state: string): boolean =>
  nouns[machine]?.structure.states.get(state)?.meta.final === true;

/**
 * Leads a world through random commands of people, some of whom meddle; deadlines fall due on the way. `told` hears of
 * each step and may stop it by throwing.
 */
export async function wander(world: World, course: Course, told: (step: Step) => void): Promise<void> {
  const random = seeded(course.seed);
  const fitting = new Fitting(world, nouns, random);
  const byNoun = new Map(course.fixtures.map((one) => [one.noun.id, one]));
  const machines = Object.entries(course.alive).filter(([machine]) => byNoun.has(machine));
  const lots = machines.flatMap(([machine, most]) =>
    Array.from({ length: most * (GOALS[machine] === undefined ? 1 : TRAVELLING) }, () => machine),
  );
  const living = new Map<string, string[]>(machines.map(([machine]) => [machine, []]));
  const tried = new Map<string, number>();
  let now = START;

  for (let step = 0; step < course.steps; step += 1) {
    now += Math.floor(random() * random() * 90 * MINUTE);
    const at = new Date(now).toISOString();
    for (const due of world.due(at)) {
      const [verdict] = await world.raise(due, at);
      told({ world, move: null, verdict });
    }
    const machine = pick(lots, random) ?? '';
    const most = course.alive[machine] ?? 0;
    const own = byNoun.get(machine);
    const alive = living.get(machine) ?? [];
    if (!own) continue;
    const isNew = alive.length === 0 || (alive.length < most && random() < 0.3);
    const id = isNew ? null : (pick(alive, random) ?? null);
    const life = id === null ? null : world.life(machine, id);
    const open = openTo(own.noun, life ?? unborn(own.noun, 'to come'));
    const meddles = random() < 0.05;
    const type = meddles ? pick(Object.keys(own.noun.events), random) : likely(own.noun, life, open, tried, random);
    if (type === undefined) continue;
    const move = moveOf(world, own, fitting, { life, type, at, key: `move-${course.seed}-${step}` }, random);
    if (!move) continue;
    const verdict = await give(world, move);
    tried.set(type, (tried.get(type) ?? 0) + 1);
    told({ world, move, verdict });
    for (const { machine: born, id: child, version } of world.latest) if (version === 1) living.get(born)?.push(child);
    for (const [kind, all] of living) {
      const over = all.filter((one) => isOver(kind, Object.values(world.life(kind, one)?.states ?? {})[0] ?? ''));
      if (over.length > 2)
        living.set(
          kind,
          all.filter((one) => !over.includes(one)),
        );
    }
  }
}
