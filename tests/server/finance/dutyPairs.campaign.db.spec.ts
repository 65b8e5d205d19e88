import { afterAll, beforeAll, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { dutyPairs } from '#machines/rights/duties.ts';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import { uploadNamed } from '#modelTesting/world/uploads.ts';
import { readPermission } from '#server/access.ts';
import { finance } from '#server/company/menus/finance.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { dutyTrialsOn, type DutyTrial } from './dutyTrials.ts';

/** Record types of the screens of finance. */
const ofFinance = Object.values(aggregateTypes).filter(({ id }) =>
  finance.some(({ permission }) => permission === readPermission(id)),
);
const pairs = dutyPairs(Object.values(aggregateTypes))
  .filter(({ machine, kind }) => kind === 'money' || ofFinance.some(({ id }) => id === machine))
  // What the server alone proposes comes with a line of the bank (tests/server/bills/bankSlip.db.spec.ts).
  .filter(({ machine, second }) => aggregateTypes[machine]?.events[second]?.systemOnly !== true)
  .map(({ first, second }) => `${first} ${second}`);
/** Events that a rule allows to a second person alone. */
const seconds = [
  ...new Set(
    ofFinance.flatMap((aggregateType) =>
      transitionsOfAll(aggregateType).flatMap(({ event, rules }) =>
        !aggregateType.events[event]?.systemOnly &&
        rules.some((name) => aggregateType.rules[name]?.code === 'secondPerson')
          ? [event]
          : [],
      ),
    ),
  ),
];

interface Verdict {
  readonly status: string;
  readonly id: string | null;
  readonly codes: readonly string[];
}

let store: Store;
let server: Serving;
let trials: readonly DutyTrial[];

async function send(
  account: string,
  { machine, id, event }: Awaited<ReturnType<DutyTrial['begins']>>,
): Promise<Verdict> {
  const command = { key: crypto.randomUUID(), machine, ...(id === undefined ? {} : { id }), event };
  const actor = await store.person(account);
  await uploadNamed(store.pool, { actor, commands: [command], at: new Date().toISOString() });
  const { status, body } = await server.ask<{
    results: { status: string; id: string | null; refusals?: { code: string }[] }[];
  }>('POST', '/api/commands', { as: account, body: { commands: [command] } });
  const [result] = body.results ?? [];
  if (status !== 200 || !result) return { status: String(status), id: null, codes: ['role'] };
  return { status: result.status, id: result.id, codes: [...new Set(result.refusals?.map(({ code }) => code))] };
}

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  trials = await dutyTrialsOn(store, async (account, command) => {
    const { status, id, codes } = await send(account, command);
    if (status !== 'accepted' || id === null)
      throw new Error(`${command.event.type} by ${account}: ${status} ${codes.join(' ')}`);
    return id;
  });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

test('every pair of the table, and every event of a second person, has a trial', () => {
  const tried = trials.map(({ first, second }) => `${first} ${second}`);
  expect(pairs.length).toBeGreaterThan(12);
  expect(pairs.filter((pair) => !tried.includes(pair))).toEqual([]);
  expect(seconds.length).toBeGreaterThan(12);
  expect(seconds.filter((event) => !trials.some(({ second }) => second === event))).toEqual([]);
});

test('nobody does both steps of a pair, as every account', async () => {
  const done: string[] = [];
  const unrefused: string[] = [];
  for (const { first, second, begins, between, follows, ends } of trials) {
    const said: string[] = [];
    let waiting: Awaited<ReturnType<typeof begins>> | null = null;
    for (const account of ACCOUNTS) {
      waiting ??= await begins(account);
      const begun = await send(account, waiting);
      if (begun.status !== 'accepted' || begun.id === null) continue;
      waiting = null;
      await between?.(begun.id, account);
      const { status, codes } = await send(account, follows(begun.id));
      said.push(...codes);
      if (status !== 'refused' || !codes.every((code) => ['secondPerson', 'role', 'scope'].includes(code)))
        done.push(`${account}: ${first} and then ${second}: ${status} ${codes.join(' ')}`);
      await ends?.(begun.id, account);
    }
    if (said.length === 0) unrefused.push(`${first} ${second}`);
  }
  expect(done).toEqual([]);
  expect(unrefused, 'pairs that no account could begin').toEqual([]);
});
