import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import type { Verdict } from '#server/propose/command.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';

let store: Store;
let manager: Actor;

beforeAll(async () => {
  store = await createStore();
  manager = await store.person('manager.yangon');
});
afterAll(() => store.close());

const contract = {
  signedAt: '2026-11-01T04:00:00.000Z',
  signer: 'Ma Ei',
  contractor: 'Shweli Express',
  startsOn: '2026-11-01',
  endsOn: '2028-10-31',
  branches: ['YGN'],
  targetOrders: 100,
};
const account = { number: '7700012345678', bank: 'KBZ Bank', holder: 'Ma Ei', use: 'both' };

const rulesOf = ({ refusals }: Verdict) => refusals.map(({ rule }) => rule);
const to = (machine: string, id: string, type: string, data: object = {}) => ({
  machine,
  id,
  event: { type, ...data },
});

const applied = async (): Promise<string> => {
  const data = { name: 'Inle Crafts', contact: 'Ma Ei', phone: '09250777666', address: '3 Lake Road', branch: 'YGN' };
  const event = { type: 'merchantApplication.submitted', ...data, kind: 'bizLv2', dailyVolume: 40 };
  const { id, refusals } = await store.propose(manager, { machine: 'merchantApplication', event });
  expect(refusals).toEqual([]);
  return id ?? '';
};

const processed = (id: string, merchantCode: string, more: object = {}) =>
  to('merchantApplication', id, 'merchantApplication.processed', {
    merchantCode,
    kind: 'bizLv3',
    account,
    contract,
    maintainer: '1002',
    ...more,
  });

const stateOf = async (table: string, id: string): Promise<string | undefined> => {
  const { rows } = await store.pool.query<{ state: string }>(`select state from ${table} where id = $1`, [id]);
  return rows[0]?.state;
};

describe('an application', () => {
  test('a customer application becomes a customer of its level in the same transaction', async () => {
    const id = await applied();
    const verdict = await store.propose(manager, processed(id, 'INLE'));
    expect(verdict.events.map(({ type }) => type)).toEqual([
      'merchantApplication.processed',
      'merchant.registered',
      'merchant.movedToLv3',
    ]);
    expect(await stateOf('row_merchant', 'INLE')).toBe('bizLv3');
  });

  test('a customer application stays unprocessed while the customer it would become breaks a rule', async () => {
    const id = await applied();
    const verdict = await store.propose(manager, processed(id, 'LAKE', { maintainer: '9999' }));
    expect(rulesOf(verdict)).toEqual(['namedWithinReach']);
    expect(await stateOf('row_merchant_application', id)).toBe('unprocessed');
    expect(await stateOf('row_merchant', 'LAKE')).toBeUndefined();
  });

  test('a customer application needs a code that nobody has; of two at once one gets it', async () => {
    const [one, other] = [await applied(), await applied()];
    expect(rulesOf(await store.propose(manager, processed(one, 'GOLDEN')))).toEqual(['merchantApplication.codeIsFree']);
    const verdicts = await Promise.all(
      [one, other].map((id) =>
        store.another().propose({
          mode: 'each',
          dryRun: false,
          actor: manager,
          at: NOW.toISOString(),
          commands: [{ key: crypto.randomUUID(), ...processed(id, 'TWIN') }],
        }),
      ),
    );
    expect(verdicts.flat().filter(({ status }) => status === 'accepted')).toHaveLength(1);
  });

  test('a customer application that was ignored is taken up again', async () => {
    const id = await applied();
    await store.propose(manager, to('merchantApplication', id, 'merchantApplication.ignored', { reason: 'No answer' }));
    expect(await stateOf('row_merchant_application', id)).toBe('ignored');
    await store.propose(manager, to('merchantApplication', id, 'merchantApplication.reopened'));
    expect(await stateOf('row_merchant_application', id)).toBe('unprocessed');
  });
});

describe('the main account of a customer (M18)', () => {
  const toGolden = (type: string, data: object) => store.propose(manager, to('merchant', 'GOLDEN', type, data));

  test('the main account of a customer is cancelled: then none is main and the account may be removed, until one is set', async () => {
    const mains = async () =>
      (
        await store.pool.query<{ main: string | null }>(
          `select row ->> 'mainAccount' as main from row_merchant where id = 'GOLDEN'`,
        )
      ).rows[0]?.main;
    const number = (await mains()) ?? '';
    expect((await toGolden('merchant.mainAccountCancelled', {})).status).toBe('accepted');
    expect(await mains()).toBeNull();
    expect(rulesOf(await toGolden('merchant.mainAccountCancelled', {}))).toEqual(['merchant.hasMainAccount']);
    expect((await toGolden('merchant.mainAccountSet', { number })).status).toBe('accepted');
    expect(await mains()).toBe(number);
  });

  test('the main account of a customer is not removed until another one is set, and there is one at all times', async () => {
    const { rows } = await store.pool.query<{ main: string }>(
      `select row ->> 'mainAccount' as main from row_merchant where id = 'GOLDEN'`,
    );
    const number = rows[0]?.main ?? '';
    expect(rulesOf(await toGolden('merchant.accountRemoved', { number }))).toEqual([
      'merchant.accountIsNotMain',
      'merchant.accountIsNotLast',
    ]);
    await toGolden('merchant.accountAdded', account);
    expect((await toGolden('merchant.mainAccountSet', { number: account.number })).status).toBe('accepted');
    expect((await toGolden('merchant.accountRemoved', { number })).status).toBe('accepted');
    await toGolden('merchant.mainAccountCancelled', {});
    expect(rulesOf(await toGolden('merchant.accountRemoved', { number: account.number }))).toEqual([
      'merchant.accountIsNotLast',
    ]);
    await toGolden('merchant.mainAccountSet', { number: account.number });
    const { rows: after } = await store.pool.query<{ mains: unknown }>(
      `select jsonb_path_query_array(row, '$.accounts[*] ? (@.main == true).number') as mains from row_merchant where id = 'GOLDEN'`,
    );
    expect(after[0]?.mains).toEqual([account.number]);
  });
});

test('an invalid customer sends nothing; its permissions bound what its accounts may do', async () => {
  const customer = await store.person('merchant');
  const admin = await store.person('admin');
  const own = (person: Actor) => person.permissions.includes('order.created');
  expect(own(customer)).toBe(true);
  const rights = (permissions: readonly string[] | null) =>
    store.propose(admin, to('merchant', 'GOLDEN', 'merchant.permissionsSet', { permissions }));
  await rights(['order.read']);
  expect((await store.person('merchant')).permissions).toEqual(['order.read']);
  await rights(null);
  expect(own(await store.person('merchant'))).toBe(true);
  await store.propose(admin, to('merchant', 'GOLDEN', 'merchant.invalidated', { reason: 'Closed' }));
  const { rows } = await store.pool.query(`select enabled, kind from row_merchant where id = 'GOLDEN'`);
  expect(rows).toEqual([{ enabled: false, kind: 'invalid' }]);
  await store.propose(admin, to('merchant', 'GOLDEN', 'merchant.revalidated'));
  expect(await stateOf('row_merchant', 'GOLDEN')).toBe('bizLv1');
});
