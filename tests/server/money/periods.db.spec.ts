import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invariants } from '#server/auditor/invariants/index.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { rebuilt } from '../../support/rebuilt.ts';
import { rulesOf, to } from '../../support/bills.ts';
import { delivered } from '../../support/delivered.ts';
import { allowed, cash, type Tellers } from '../../support/money.ts';
import { createStore, type Store } from '../../support/world.ts';
import { tamper } from '../auditor/forge.ts';

let store: Store;
let who: Tellers;
let operations: Actor;
let paid: number;

// No server here: its auditor would find the changes of the ledger.
beforeAll(async () => {
  store = await createStore();
  ({ who, paid } = await delivered(store));
  operations = await store.person('operations');
});
afterAll(() => store.close());

const open = (month: string) => ({ machine: 'period', event: { type: 'period.opened', month } });
const step = (month: string, event: string, data: object = {}) => to('period', month, event, data);
const refused = async (by: Actor, command: Parameters<Store['propose']>[1]) =>
  rulesOf(await store.propose(by, command));

/** Records that contradict an invariant of the world. */
async function contradicting(id: string): Promise<string[]> {
  const invariant = invariants.find((one) => one.id === id);
  if (invariant?.kind !== 'set') throw new Error(`No ${id}`);
  const client = await store.pool.connect();
  try {
    return (await invariant.find(client, null)).map((one) => `${one.machine}/${one.id}`);
  } finally {
    client.release();
  }
}

interface Line {
  readonly day: string;
  readonly ownDay: string;
}
const linesOf = async (type: string): Promise<Line[]> =>
  (
    await store.pool.query<Line>(
      'select distinct day, own_day as "ownDay" from ledger_entries where type = $1 order by day',
      [type],
    )
  ).rows;

describe('a month of the books', () => {
  test('a month of the books is closed after its last day, one after the other, by two people', async () => {
    expect(await refused(who.finance, open('2026-12'))).toEqual(['period.monthHasBegun']);
    for (const month of ['2026-09', '2026-10', '2026-11'])
      expect((await store.propose(who.finance, open(month))).status).toBe('accepted');
    expect(await refused(who.finance, open('2026-10'))).not.toEqual([]);
    expect(await refused(who.finance, step('2026-10', 'closingAsked'))).toEqual(['period.earlierAreClosed']);
    expect(await refused(who.finance, step('2026-11', 'closingAsked'))).toEqual([
      'period.monthHasEnded',
      'period.earlierAreClosed',
    ]);
    for (const month of ['2026-09', '2026-10']) {
      await allowed(store, who.finance, step(month, 'closingAsked'));
      expect(await refused(who.finance, step(month, 'closed'))).toEqual(['period.anotherPersonAsked']);
      await allowed(store, operations, step(month, 'closed'));
    }
    expect(await refused(who.finance, open('2026-08'))).toEqual(['period.afterTheClosed']);
  });

  test('a closed month takes no line any more: what happened in it is posted on the first open day, and says so', async () => {
    const late = { ...cash(who.courier, 'handedIn', { MMK: 100_00, CNY: 0 }), occurredAt: '2026-10-30T10:00:00.000Z' };
    await allowed(store, who.courier, late);
    expect(await linesOf('courierCash.handedIn')).toEqual([{ day: '2026-11-01', ownDay: '2026-10-30' }]);
    const { rows } = await store.pool.query<{ row: Record<string, unknown> }>(
      `select row from row_posting where is_late and type = 'courierCash.handedIn'`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.row).toMatchObject({ day: '2026-11-01', ownDay: '2026-10-30', isLate: true });
    expect(await linesOf('courierCash.collected')).toEqual([{ day: '2026-11-20', ownDay: '2026-11-20' }]);
  });

  test('a month of the books stays as it was closed when the ledger is derived again', async () => {
    expect(await contradicting('M20')).toEqual([]);
    expect(await contradicting('M20.moved')).toEqual([]);
    expect(await rebuilt(store.pool)).toEqual([]);
    await tamper(store.pool, `update ledger_entries set day = own_day where type = 'courierCash.handedIn'`);
    expect(await contradicting('M20')).toEqual([`courierCash/${who.courier.id}`]);
    expect(await contradicting('M20.moved')).toEqual([`courierCash/${who.courier.id}`]);
    expect(await rebuilt(store.pool)).toMatchObject([{ id: who.courier.id, fields: ['ledger'] }]);
    expect(await linesOf('courierCash.handedIn')).toEqual([{ day: '2026-11-01', ownDay: '2026-10-30' }]);
  });

  test('a month of the books is not closed while a till and the ledger differ; the refusal names the record', async () => {
    const next = { at: '2026-12-02T05:00:00.000Z' };
    await tamper(store.pool, `delete from ledger_entries where type = 'courierCash.collected'`);
    const verdict = await store.propose(who.finance, step('2026-11', 'closingAsked'), next);
    expect(rulesOf(verdict)).toEqual(['period.booksAgree']);
    expect(JSON.stringify(verdict.refusals)).toContain(who.courier.id);
    expect(await rebuilt(store.pool)).not.toEqual([]);
    expect((await store.propose(who.finance, step('2026-11', 'closingAsked'), next)).status).toBe('accepted');
    expect((await store.propose(operations, step('2026-11', 'closed'), next)).status).toBe('accepted');
    expect(paid).toBeGreaterThan(0);
  });
});

test('a month closes while cash of it arrives: the line lies before the closing, or on the first open day', async () => {
  const at = '2027-01-03T05:00:00.000Z';
  await store.propose(who.finance, open('2026-12'), { at });
  await store.propose(who.finance, step('2026-12', 'closingAsked'), { at });
  const [first, second] = [store, { proposer: store.another() }];
  const back = {
    ...cash(who.courier, 'takenBack', { reason: 'Counted wrongly' }),
    occurredAt: '2026-12-30T10:00:00.000Z',
  };
  const [[closed], [taken]] = await Promise.all([
    first.proposer.propose({
      mode: 'each',
      dryRun: false,
      at,
      actor: operations,
      commands: [{ key: crypto.randomUUID(), ...step('2026-12', 'closed') }],
    }),
    second.proposer.propose({
      mode: 'each',
      dryRun: false,
      at,
      actor: who.courier,
      commands: [{ key: crypto.randomUUID(), ...back }],
    }),
  ]);
  expect([closed?.status, taken?.status]).toEqual(['accepted', 'accepted']);
  expect(await contradicting('M20')).toEqual([]);
  expect(await contradicting('M20.moved')).toEqual([]);
});
