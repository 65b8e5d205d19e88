import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { fixturesOf, hasFixtures } from '#modelTesting/found.ts';
import { SEED } from '#modelTesting/random.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { auditOf } from '../../support/audit.ts';
import { seeded } from '#modelTesting/random.ts';
import { beginWorld } from '#modelTesting/world/beginning.ts';
import { formatHistory } from '#modelTesting/world/history.ts';
import { hotIn } from '#modelTesting/world/hot.ts';
import { forgetVersions, isExplained, movesFor, run, withoutLocks, type Observed } from '../../support/world/racing.ts';
import { recording, store, worldOf } from '../../support/world/stored.ts';
import { wander } from '#modelTesting/world/wander.ts';
import { World } from '#modelTesting/world/world.ts';
import { uploadNamed } from '#modelTesting/world/uploads.ts';
import { ALIVE } from '#modelTesting/world/alive.ts';

/** Number of races before a new world begins, so that enough aggregates remain to race for. */
const PER_WORLD = 12;
const PRELUDE = 400;
const SABOTAGED = 40;

let fixtures: readonly Fixtures[];
const databases: TestDatabase[] = [];

/** Creates a database with a random history, and returns it with the instant of its end. */
async function begin(seed: number) {
  const database = await createTestDatabase();
  databases.push(database);
  const world = new World();
  const writings = recording(world);
  await beginWorld(world);
  await wander(world, { seed, steps: PRELUDE, fixtures, alive: ALIVE }, () => {});
  await store(database.pool, writings);
  const last = writings.at(-1)?.at ?? '';
  return { pool: database.pool, at: new Date(Date.parse(last) + 60_000).toISOString() };
}

interface Raced {
  readonly isRight: boolean;
  readonly observed: readonly Observed[];
}

/** Runs races one after the other, each from the result of the one before. `sabotage` changes the server's database. */
async function* races(seed: number, count: number, sabotaged = false): AsyncGenerator<Raced> {
  for (let number = 0; number < count;) {
    const { pool, at } = await begin(seed + number);
    const seen = sabotaged ? withoutLocks(pool) : pool;
    if (sabotaged) await forgetVersions(pool);
    const proposers = [createProposer(seen, createSerials(pool)), createProposer(seen, createSerials(pool))];
    for (let round = 0; round < PER_WORLD && number < count; round += 1, number += 1) {
      const random = seeded(seed + number);
      const world = await worldOf(pool);
      const wanted = hotIn(world, random);
      const clients = 2 + Math.floor(random() * 7);
      const scripts = movesFor(
        world,
        fixtures,
        { ...wanted, clients, each: 3, at, name: `race-${seed}-${number}` },
        random,
      );
      for (const { machine, type, data, actor, key } of scripts.flat())
        await uploadNamed(pool, { actor, commands: [{ key, machine, event: { ...data, type } }], at });
      const observed = await run(proposers, scripts);
      const isRight = await isExplained(world, observed, wanted.hot);
      yield { isRight, observed };
      if (!isRight) break;
    }
    if (!sabotaged) expect(await auditOf(pool)).toEqual([]);
  }
}

const read = (observed: readonly Observed[]): string =>
  observed
    .map(({ begin: from, end, move, verdict: { status, version, refusals } }) =>
      [
        `${from.toFixed(1)}-${end.toFixed(1)} ms`,
        `${status} ${version}`,
        refusals.map(({ code, rule }) => rule ?? code).join(),
        formatHistory([move]),
      ].join('  '),
    )
    .join('\n');

/** Declares the test of this number of histories of concurrent clients. */
export function racing(count: number): void {
  beforeAll(async () => {
    fixtures = await Promise.all(Object.keys(ALIVE).filter(hasFixtures).map(fixturesOf));
  });
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  describe(`clients at once on busy aggregates (SEED=${SEED})`, () => {
    it(
      `clients at once on busy aggregates see only what some order of their commands explains, ${count} times`,
      { timeout: 300_000 + count * 2000 },
      async () => {
        let [accepted, refused] = [0, 0];
        for await (const { isRight, observed } of races(SEED, count)) {
          accepted += observed.filter(({ verdict }) => verdict.status === 'accepted').length;
          refused += observed.filter(({ verdict }) => verdict.status === 'refused').length;
          if (!isRight) expect.fail(`no order of these commands explains their answers:\n${read(observed)}`);
        }
        process.stdout.write(`concurrent histories: ${count}, ${accepted} accepted, ${refused} refused\n`);
        expect(accepted).toBeGreaterThan(count);
        expect(refused).toBeGreaterThan(count);
      },
    );
  });
}

/** Declares the test that the same races without locks are caught. */
export function racingWithoutLocks(): void {
  it('a race would be caught if the server did not lock what it judges', async () => {
    let caught = 0;
    for await (const { isRight } of races(SEED, SABOTAGED, true)) {
      if (!isRight) caught += 1;
      if (caught > 0) break;
    }
    expect(caught).toBeGreaterThan(0);
  });
}
