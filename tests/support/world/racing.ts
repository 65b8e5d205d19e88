import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Verdict } from '#server/propose/command.ts';
import type { Proposer } from '#server/propose/proposer.ts';
import { canonical } from '#server/store/canonical.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { Fitting } from '#modelTesting/world/fitting.ts';
import { pick } from '#modelTesting/world/pick.ts';
import type { Hot, Wanted } from '#modelTesting/world/hot.ts';
import { moveOf, openTo } from '#modelTesting/world/moves.ts';
import type { Move } from '#modelTesting/world/move.ts';
import { give } from '#modelTesting/world/wander.ts';
import type { World } from '#modelTesting/world/world.ts';
import { throughQueries } from '../queries.ts';

/** One command as a client saw it: begin, end and answer. */
export interface Observed {
  readonly begin: number;
  readonly end: number;
  readonly move: Move;
  readonly verdict: Verdict;
}

export interface Race extends Wanted {
  readonly clients: number;
  /** Number of consecutive commands of each client. */
  readonly each: number;
  readonly at: string;
  readonly name: string;
}

/** Probability that a command creates an aggregate related to the hot ones. */
const BEGINS = 0.25;

/** Returns commands for hot aggregates: events that their states declare now, or after another command. */
export function movesFor(world: World, fixtures: readonly Fixtures[], race: Race, random: () => number): Move[][] {
  const fitting = new Fitting(world, aggregateTypes, random);
  const byAggregateType = new Map(fixtures.map((one) => [one.aggregateType.id, one]));
  let number = 0;
  fitting.preferred = race.hot;
  const one = (): Move | null => {
    const begun = random() < BEGINS ? pick(race.begun, random) : undefined;
    const target = pick(race.hot, random);
    const own = byAggregateType.get(begun ?? target?.machine ?? '');
    const aggregate = begun === undefined && target ? world.aggregate(target.machine, target.id) : null;
    if (!own || (begun === undefined && !aggregate)) return null;
    const open = openTo(own.aggregateType, aggregate ?? notCreated(own.aggregateType, 'to come'));
    const type = pick(aggregate === null || random() < 0.8 ? open : people(own.aggregateType), random);
    if (type === undefined) return null;
    return moveOf(world, own, fitting, { aggregate, type, at: race.at, key: `${race.name}-${(number += 1)}` }, random);
  };
  return Array.from({ length: race.clients }, () =>
    Array.from({ length: race.each }, one).filter((move) => move !== null),
  );
}

const people = ({ events }: AggregateType): string[] => Object.keys(events).filter((type) => !events[type]?.systemOnly);

/** Sends the clients' commands at once over several processes, and records each client's observations. */
export async function run(
  proposers: readonly Pick<Proposer, 'propose'>[],
  scripts: readonly (readonly Move[])[],
): Promise<Observed[]> {
  const observed: Observed[] = [];
  const client = async (script: readonly Move[], index: number): Promise<void> => {
    const proposer = proposers[index % proposers.length];
    for (const move of script) {
      const { machine, id, type, data, actor, at, key } = move;
      const command = { key, machine, event: { ...data, type }, ...(id === null ? {} : { id }) };
      const begin = performance.now();
      const [verdict] =
        (await proposer?.propose({ mode: 'each', dryRun: false, actor, at, commands: [command] })) ?? [];
      if (!verdict) throw new Error(`No verdict of ${type}`);
      observed.push({ begin, end: performance.now(), move, verdict });
    }
  };
  await Promise.all(scripts.map(client));
  return observed;
}

/** Returns the parts of a verdict that do not depend on the process. Ids from serial numbers are left out. */
const answerOf = ({ status, version, state, events, refusals }: Verdict): string =>
  canonical([
    status,
    version,
    state,
    events.map(({ type, version: reached }) => [type, reached]),
    refusals.map(({ code, rule, field }) => [code, rule, field]),
  ]);

const stateOf = (world: World, hot: Hot): string =>
  canonical(
    hot
      .map(({ machine, id }) => world.aggregate(machine, id))
      .map((aggregate) => aggregate && [aggregate.version, aggregate.states]),
  );

/**
 * Returns whether some order of the commands explains every answer. Each command takes effect at one moment between its
 * begin and its end. The world judges them one after the other (Wing and Gong's search, with Lowe's cache of tried
 * orders). Answers with versions leave few orders to try.
 */
export async function isExplained(begun: World, observed: readonly Observed[], hot: Hot): Promise<boolean> {
  const all = observed.toSorted((one, other) => one.begin - other.begin);
  const tried = new Set<string>();
  const place = async (done: ReadonlySet<number>, world: World): Promise<boolean> => {
    if (done.size === all.length) return true;
    const key = `${[...done].toSorted((one, other) => one - other).join()} ${stateOf(world, hot)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const open = all.flatMap((one, index) => (done.has(index) ? [] : [{ one, index }]));
    const firstEnd = Math.min(...open.map(({ one }) => one.end));
    for (const { one, index } of open) {
      if (one.begin > firstEnd) continue;
      const next = world.fork();
      const verdict = await give(next, one.move);
      if (verdict && answerOf(verdict) === answerOf(one.verdict) && (await place(new Set([...done, index]), next)))
        return true;
    }
    return false;
  };
  return place(new Set(), begun);
}

/**
 * Returns the same database as a server without locks sees it: loaded rows are not held until the transaction ends.
 * Only a test can build such a pool. With `forgetVersions`, no check separates two concurrent commands.
 */
export function withoutLocks(pool: pg.Pool): pg.Pool {
  const unlocked = (query: unknown): unknown => {
    if (typeof query === 'string') return query.replace(/ for (update|share)( of s)?/g, '');
    const { text, name, ...rest } = query as { text?: string; name?: string };
    if (text === undefined) return query;
    return {
      ...rest,
      text: text.replace(/ for (update|share)( of s)?/g, ''),
      ...(name ? { name: `${name}-unlocked` } : {}),
    };
  };
  return throughQueries(pool, unlocked);
}

/** Removes the constraint that an aggregate has at most one event of a version. */
export const forgetVersions = (pool: pg.Pool): Promise<unknown> =>
  pool.query('alter table events drop constraint events_machine_id_version_key');
