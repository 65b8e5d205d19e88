import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { Fixtures } from '../situation.ts';
import { seeded } from '../random.ts';
import { START } from './beginning.ts';
import { mainOf } from '#machines/lookups/found/read.ts';
import { withExtremes } from './extremes.ts';
import { Fitting } from './fitting.ts';
import { pick } from './pick.ts';
import { moveOf, openTo } from './moves.ts';
import type { Move } from './move.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;

/** One step of a history. */
export interface Step {
  readonly world: World;
  /** Null for a deadline. */
  readonly move: Move | null;
  readonly verdict: Verdict | undefined;
}

/** Parameters of a history. */
export interface Course {
  readonly seed: number;
  readonly steps: number;
  readonly fixtures: readonly Fixtures[];
  /** Number of concurrent aggregates of each machine; people do not begin others. */
  readonly alive: Readonly<Record<string, number>>;
  /** Share of the commands with the greatest numbers that their schema admits; none when absent. */
  readonly extremes?: number;
}

/** Executes one command of a history and returns its verdict. */
export async function give(
  world: World,
  { machine, id, type, data, actor, at, key }: Move,
): Promise<Verdict | undefined> {
  const command = { key, machine, event: { ...data, type }, ...(id === null ? {} : { id }) };
  const [verdict] = await world.propose({ mode: 'each', dryRun: false, actor, at, commands: [command] });
  return verdict;
}

/** Rare events: they end an aggregate early, record faults or change little. */
const ASIDE =
  /cancel|delete|disable|damage|recall|search|lost|loss|discard|reject|void|request|extra|label|modif|workOrder|credited|marked|amended|intercept|unpacked|unloaded|unsealed|adjust|\.left|\.locked|retired|invalidated|rolesSet|dissolved|withdrawn|abandoned|failed|reopened|violation\.found/i;

/** Returns one of several events, preferring rarely tried ones. */
function likely(
  aggregateType: AggregateType,
  aggregate: Aggregate | null,
  types: readonly string[],
  tried: ReadonlyMap<string, number>,
  inVain: ReadonlySet<string>,
  random: () => number,
): string | undefined {
  const onward = aggregate ? leadsOn(aggregateType, aggregate) : new Set<string>();
  const weights = types.map(
    (type) =>
      ((ASIDE.test(type) ? 0.1 : 1) * (onward.has(type) ? ONWARD : 1) * (inVain.has(type) ? AGAIN : 1)) /
      (1 + Math.sqrt(tried.get(type) ?? 0)),
  );
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return types.find((_, index) => (left -= weights[index] ?? 0) <= 0) ?? types.at(-1);
}

/** Goal states of machines: events on the shortest path there are preferred. */
const GOALS: Readonly<Record<string, string>> = {
  order: 'signed',
  package: 'finished',
  shipment: 'received',
  inventoryTask: 'ended',
};
/** Aggregates that no command changes, so that one role keeps all permissions. */
const KEPT: readonly string[] = ['role/admin'];
const ONWARD = 6;
/** Relative weight of an event that was refused since the aggregate last changed. */
const AGAIN = 0.05;
/** Probability that the server's work on a new aggregate follows at once. */
const PROMPT: Readonly<Record<string, number>> = { exportTask: 0.7 };
/** Factor by which machines with a goal state receive more commands. */
const TRAVELLING = 3;

/** Distances of main states from the goal, in events. */
const distances = new Map<string, ReadonlyMap<string, number>>();
function distancesOf({ id, structure }: AggregateType): ReadonlyMap<string, number> {
  const known = distances.get(id);
  if (known) return known;
  const found = new Map<string, number>([[GOALS[id] ?? '', 0]]);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [state, transitions] of structure.transitions) {
      const next = [...transitions.values()].flatMap(({ to }) => (typeof to === 'string' ? (found.get(to) ?? []) : []));
      if (next.length > 0 && !found.has(state)) found.set(state, Math.min(...next) + 1);
    }
  }
  distances.set(id, found);
  return found;
}

/** Returns the events that bring an aggregate nearer to its goal. */
function leadsOn(aggregateType: AggregateType, aggregate: Aggregate): ReadonlySet<string> {
  const far = distancesOf(aggregateType);
  const state = aggregate.states[aggregateType.structure.main] ?? '';
  const here = far.get(state) ?? 0;
  const transitions = [...(aggregateType.structure.transitions.get(state)?.values() ?? [])];
  return new Set(
    transitions.flatMap(({ to, event }) => (typeof to === 'string' && (far.get(to) ?? Infinity) < here ? [event] : [])),
  );
}

const isOver = (machine: string, state: string): boolean =>
  aggregateTypes[machine]?.structure.states.get(state)?.meta.final === true;

/**
 * Runs random commands of people in a world, some invalid, with deadlines in between. `onStep` receives each step and
 * may stop the run by throwing.
 */
export async function wander(world: World, course: Course, onStep: (step: Step) => void): Promise<void> {
  const random = seeded(course.seed);
  const fitting = new Fitting(world, aggregateTypes, random);
  const byAggregateType = new Map(course.fixtures.map((one) => [one.aggregateType.id, one]));
  const machines = Object.entries(course.alive).filter(([machine]) => byAggregateType.has(machine));
  const lots = machines.flatMap(([machine, most]) =>
    Array.from({ length: most * (GOALS[machine] === undefined ? 1 : TRAVELLING) }, () => machine),
  );
  const living = new Map(machines.map(([machine, most]) => [machine, some(world, machine, most, random)]));
  const tried = new Map<string, number>();
  const vain = new Vain();
  let prompt: { readonly machine: string; readonly id: string } | null = null;
  let now = START;

  for (let step = 0; step < course.steps; step += 1) {
    now += prompt ? MINUTE : Math.floor(random() * random() * 90 * MINUTE);
    const at = new Date(now).toISOString();
    for (const due of world.due(at)) {
      const [verdict] = await world.raise(due, at);
      onStep({ world, move: null, verdict });
      fitting.updateStaff();
    }
    const machine: string = prompt?.machine ?? pick(lots, random) ?? '';
    const most = course.alive[machine] ?? 0;
    const own = byAggregateType.get(machine);
    const alive = living.get(machine) ?? [];
    if (!own) continue;
    const isNew = !prompt && (alive.length === 0 || (alive.length < most && random() < 0.3));
    const id = isNew ? null : (prompt?.id ?? pick(alive, random) ?? null);
    prompt = null;
    const aggregate = id === null ? null : world.aggregate(machine, id);
    const open = openTo(own.aggregateType, aggregate ?? notCreated(own.aggregateType, 'to come'));
    const meddles = random() < 0.05;
    const type = meddles
      ? pick(Object.keys(own.aggregateType.events), random)
      : likely(own.aggregateType, aggregate, open, tried, vain.of(machine, aggregate), random);
    if (type === undefined) continue;
    const drafted = moveOf(world, own, fitting, { aggregate, type, at, key: `move-${course.seed}-${step}` }, random);
    if (!drafted) continue;
    const move = { ...drafted, data: withExtremes(own.aggregateType, drafted, course.extremes ?? 0) };
    const verdict = await give(world, move);
    tried.set(type, (tried.get(type) ?? 0) + 1);
    onStep({ world, move, verdict });
    fitting.updateStaff();
    if (verdict?.status === 'refused') vain.note(machine, aggregate, type);
    else if (id !== null || verdict?.version === 1) prompt = promptly(machine, verdict?.id ?? id, random);
    for (const { machine: born, id: child, version } of world.latest) if (version === 1) living.get(born)?.push(child);
    for (const kind of new Set(world.latest.map((event) => event.machine))) {
      const all = living.get(kind) ?? [];
      const over = all.filter((one) => isOver(kind, mainOf(world.aggregate(kind, one))));
      if (over.length > 2)
        living.set(
          kind,
          all.filter((one) => !over.includes(one)),
        );
    }
  }
}

/** Returns an aggregate if it continues at once, by chance; null otherwise. */
const promptly = (machine: string, id: string | null, random: () => number) =>
  id !== null && random() < (PROMPT[machine] ?? 0) ? { machine, id } : null;

/** Refused events of each aggregate since its last change. */
class Vain {
  readonly #refused = new Map<string, { readonly version: number; readonly types: Set<string> }>();

  of(machine: string, aggregate: Aggregate | null): ReadonlySet<string> {
    const known = aggregate && this.#refused.get(`${machine}/${aggregate.id}`);
    return known && known.version === aggregate.version ? known.types : new Set();
  }

  note(machine: string, aggregate: Aggregate | null, type: string): void {
    if (aggregate)
      this.#refused.set(`${machine}/${aggregate.id}`, {
        version: aggregate.version,
        types: new Set([...this.of(machine, aggregate), type]),
      });
  }
}

/** Returns some of the initial aggregates, a few less than the limit, so that others can begin. */
function some(world: World, machine: string, most: number, random: () => number): string[] {
  const all = [...world.all(machine)].map(({ id }) => id).filter((id) => !KEPT.includes(`${machine}/${id}`));
  const found = Array.from({ length: Math.floor(most / 2 + random()) }, () => pick(all, random) ?? '');
  return [...new Set(found)].filter((id) => id !== '');
}
