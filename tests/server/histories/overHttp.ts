import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { order } from '#machines/order/index.ts';
import { FRESH_MS } from '#server/auth/freshCache.ts';
import { examineAll } from '#server/auditor/examine.ts';
import type { Finding } from '#server/auditor/invariant.ts';
import type { Verdict } from '#server/propose/command.ts';
import { auditOf } from '../../support/audit.ts';
import { createTestDatabase } from '../../support/database.ts';
import { fixturesOf, hasFixtures } from '#modelTesting/found.ts';
import { SEED, STANDING_SEED } from '#modelTesting/random.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { serve } from '../../support/serving.ts';
import { beginWorld, START } from '#modelTesting/world/beginning.ts';
import { Beside, Differs } from '../../support/world/beside.ts';
import { differences } from '../../support/world/differences.ts';
import { recording, store } from '../../support/world/stored.ts';
import { wander } from '#modelTesting/world/wander.ts';
import { ALIVE } from '#modelTesting/world/alive.ts';

/** Number of commands to one server with a database of its own. */
const PER_WORLD = 1500;

let fixtures: readonly Fixtures[];
const endings: (() => Promise<void>)[] = [];

/** Reads the fixtures before the tests, and ends the servers of each. */
function prepare(): void {
  beforeAll(async () => {
    fixtures = await Promise.all(Object.keys(ALIVE).filter(hasFixtures).map(fixturesOf));
  });
  afterEach(end);
}

async function end(): Promise<void> {
  vi.useRealTimers();
  for (const one of endings.splice(0).toReversed()) await one();
}

/**
 * Creates a world and a server with equal contents. The clock stops between commands, and is not the database's: so the server raises no event
 * by itself.
 */
async function begin(): Promise<{ world: Beside; pool: Awaited<ReturnType<typeof createTestDatabase>>['pool'] }> {
  const database = await createTestDatabase();
  endings.push(() => database.drop());
  const { pool } = database;
  const world = new Beside();
  const writings = recording(world);
  await beginWorld(world);
  // Clerks and managers may do everything in their branches, so that parcels travel. Others have only their roles'
  // permissions.
  for (const id of ['clerk', 'manager']) {
    const commands = [
      { key: `all to ${id}`, machine: 'role', id, event: { type: 'role.amended', permissions: ['*'] } },
    ];
    const at = new Date(START - 86_400_000).toISOString();
    const [verdict] = await world.propose({ mode: 'each', dryRun: false, actor: system, at, commands });
    expect(verdict?.status).toBe('accepted');
  }
  await store(pool, writings);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'], now: START });
  // The time of the world, which a command sets, and not PostgreSQL's.
  const time = { ask: () => () => true, ahead: () => 0, isInDoubt: () => false, now: () => new Date() };
  const serving = await serve({ database, pool, staffId: (name) => Promise.resolve(name) }, { time });
  const passed = performance.now.bind(performance);
  let ahead = 0;
  const ticking = vi.spyOn(performance, 'now').mockImplementation(() => passed() + ahead);
  endings.push(async () => {
    await serving.close();
    ticking.mockRestore();
  });
  const forgetPeople = (): void => {
    ahead += 2 * FRESH_MS;
  };
  await world.join({ serving, pool, setClock: (at) => vi.setSystemTime(at), forgetPeople });
  return { world, pool };
}

interface Heard {
  readonly statuses: Map<Verdict['status'], number>;
  readonly kinds: Set<string>;
  readonly rules: Set<string>;
}

class Enough extends Error {}

/** Applies the same moves to both until this number of commands is answered; collects the results. */
async function lead(world: Beside, seed: number, commands: number, heard: Heard): Promise<void> {
  const course = { seed, steps: 2 * commands, fixtures, alive: ALIVE };
  try {
    await wander(world, course, ({ verdict }) => {
      for (const { rule, code } of verdict?.refusals ?? []) heard.rules.add(rule ?? code);
      for (const { type } of world.latest) heard.kinds.add(type);
      if (answered(world.statuses) >= commands) throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  for (const [status, count] of world.statuses) heard.statuses.set(status, (heard.statuses.get(status) ?? 0) + count);
}

const answered = (statuses: Heard['statuses']): number => [...statuses.values()].reduce((sum, one) => sum + one, 0);
const nothing = (): Heard => ({ statuses: new Map(), kinds: new Set(), rules: new Set() });

/** Correlations without a command: the world's beginning is written without its commands. */
const BEGUN = /^(beginning|all to) /;

/** Returns the auditor's findings for a whole database, except missing export files, which nobody writes here (E09). */
async function contradictions(pool: Awaited<ReturnType<typeof begin>>['pool']): Promise<unknown[]> {
  const found: Finding[] = [];
  for await (const { findings } of examineAll(pool)) found.push(...findings);
  return found.filter(({ invariant, evidence: { correlation } }) => {
    const isBegun = invariant === 'E07' && typeof correlation === 'string' && BEGUN.test(correlation);
    return invariant !== 'E09' && !isBegun;
  });
}

/** Judges with a rule that always holds. */
async function withoutRule<Result>(
  { rules }: AggregateType,
  name: string,
  judge: () => Promise<Result>,
): Promise<Result> {
  const rule = rules[name];
  if (!rule) throw new Error(`There is no rule ${name}`);
  rules[name] = { ...rule, holds: () => true };
  try {
    return await judge();
  } finally {
    rules[name] = rule;
  }
}

/** Judges without the reactions to an event. */
async function withoutReactions<Result>(
  aggregateType: AggregateType,
  on: string,
  judge: () => Promise<Result>,
): Promise<Result> {
  const reactions = aggregateType.reactions as AggregateType['reactions'][number][];
  const whole = [...reactions];
  reactions.splice(0, reactions.length, ...whole.filter((reaction) => reaction.on !== on));
  try {
    return await judge();
  } finally {
    reactions.splice(0, reactions.length, ...whole);
  }
}

/** Declares the test of this number of commands over HTTP. */
export function besideTheWorld(commands: number): void {
  prepare();
  describe(`all aggregates through HTTP beside the world in memory (SEED=${SEED})`, () => {
    it(
      `aggregates through HTTP are answered and kept as in memory, over ${commands} commands for ${Object.keys(ALIVE).length} machines`,
      { timeout: 300_000 + commands * 100 },
      async () => {
        const heard = nothing();
        for (let done = 0; done < commands; done += PER_WORLD) {
          const { world, pool } = await begin();
          await lead(world, SEED + done, Math.min(PER_WORLD, commands - done), heard);
          expect(await differences(world, pool)).toEqual([]);
          expect(await auditOf(pool)).toEqual([]);
          expect(await contradictions(pool)).toEqual([]);
          await end();
        }
        const { statuses, kinds, rules } = heard;
        const counts = [...statuses].map(([status, count]) => `${count} ${status}`).join(', ');
        process.stdout.write(`histories over HTTP: ${counts}, ${kinds.size} kinds of event, ${rules.size} rules\n`);
        expect(statuses.get('accepted')).toBeGreaterThan(commands / 5);
        expect(statuses.get('refused')).toBeGreaterThan(commands / 10);
        expect(statuses.get('duplicate')).toBeGreaterThan(commands / 50);
        expect(statuses.get('conflict')).toBeGreaterThan(commands / 200);
        expect(kinds.size).toBeGreaterThan(commands < PER_WORLD ? commands / 10 : 240);
      },
    );
  });
}

/** Declares the tests that a difference between the two is found. */
export function differencesAreFound(): void {
  prepare();
  it('the comparison over HTTP would show a rule that one of the two does not keep', async () => {
    const { world } = await begin();
    world.around = (judge) => withoutRule(order, 'atLastBranch', judge);
    await expect(lead(world, STANDING_SEED, 600, nothing())).rejects.toThrow(Differs);
  });

  it('the comparison over HTTP would show what follows in only one of the two', async () => {
    const { world } = await begin();
    world.around = (judge) => withoutReactions(order, 'order.collectionPaid', judge);
    await expect(lead(world, STANDING_SEED, 600, nothing())).rejects.toThrow(Differs);
  });

  it('the comparison over HTTP would show a row, a reservation and a deadline that the server keeps otherwise', async () => {
    const { world, pool } = await begin();
    await lead(world, STANDING_SEED, 150, nothing());
    await pool.query(
      `update row_staff set row = row || '{"nickName": "nobody"}' where id in (select min(id) from row_staff)`,
    );
    await pool.query('delete from claims where (kind, key) in (select kind, key from claims order by 1, 2 limit 1)');
    await pool.query(
      `update deadlines set due_at = '2030' where (machine, id) in (select machine, id from deadlines limit 1)`,
    );
    const found = (await differences(world, pool)).join('\n');
    expect(found).toContain('nobody');
    expect(found).toContain('claim only in the world');
    expect(found).toContain('deadline only on the server');
  });
}
