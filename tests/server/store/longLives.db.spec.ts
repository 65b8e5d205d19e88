import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorageScan } from '#machines/storageScan/context.ts';
import { followAgain } from '#server/instruments/processMining/followAgain.ts';
import { rebuild } from '#server/ledger/rebuild.ts';
import { loadAggregates } from '#server/store/load.ts';
import { createStore, type Store } from '../../support/world.ts';
import { openWarehouse, type Warehouse } from '../storage/warehouse.ts';

/** Number of parcels that makes a session longer than the limit of jsonb. */
const PARCELS = 320;

let store: Store;
let house: Warehouse;
let parcel: string;
let session: string;

beforeAll(async () => {
  store = await createStore();
  house = await openWarehouse(store);
  // Copies of one order's row: the session lists the rows and is never asked to store them.
  parcel = await house.collected();
  const { rows } = await store.pool.query<{ id: string }>(
    `insert into row_order (id, version, state, branches, owner, row)
     select 'SL9' || lpad(n::text, 8, '0') || 'MM', version, state, branches, owner, row from row_order, generate_series(1, $2) n
     where id = $1 returning id`,
    [parcel, PARCELS],
  );
  const opened = await house.act(house.clerk, 'storageScan', null, 'opened', { branch: 'YGN', kind: 'pickup' });
  await store.pool.query('delete from row_order where id = any($1)', [rows.map(({ id }) => id)]);
  session = opened.id;
});
afterAll(() => store.close());

const columns = async () => {
  const { rows } = await store.pool.query<{ context: object; long: string | null; head: string }>(
    `select context, long_context as long, head_hash as head from streams where machine = 'storageScan' and id = $1`,
    [session],
  );
  return rows[0];
};

const inTransaction = async <Answer>(work: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer> => {
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } finally {
    client.release();
  }
};

const loaded = () =>
  inTransaction(async (client) => {
    const found = await loadAggregates(client, [{ machine: 'storageScan', id: session }], 'none');
    return found.get(`storageScan/${session}`)?.aggregate.context as StorageScan;
  });

const write = (headHash: string, text: string) =>
  store.pool.query(`update streams set head_hash = $2, long_context = $3 where machine = 'storageScan' and id = $1`, [
    session,
    headHash,
    text,
  ]);

describe('an aggregate that lists hundreds of parcels', () => {
  test('an aggregate that lists hundreds of parcels is kept as text, beside an empty context', async () => {
    const kept = await columns();
    expect(kept?.context).toEqual({});
    expect(Object.keys((JSON.parse(kept?.long ?? '') as StorageScan).parcels)).toHaveLength(PARCELS + 1);
  });

  test('an aggregate that lists hundreds of parcels is what its last event left, whichever process wrote that', async () => {
    const missing = { order: parcel, reason: 'Nowhere' };
    await house.act(house.clerk, 'storageScan', session, 'missingMarked', missing);
    expect((await loaded()).parcels[missing.order]).toMatchObject({ as: 'missing', reason: 'Nowhere' });
    const own = await columns();
    const text = own?.long ?? '';
    await write('of another process', text.replace('"Nowhere"', '"Elsewhere"'));
    expect((await loaded()).parcels[missing.order]).toMatchObject({ reason: 'Elsewhere' });
    await write(own?.head ?? '', text);
    expect((await loaded()).parcels[missing.order]).toMatchObject({ reason: 'Nowhere' });
  });

  test('an aggregate that lists hundreds of parcels is made again from its events where something else is kept', async () => {
    const again = () => inTransaction(async (client) => (await rebuild(client, [followAgain])).differences);
    expect(await again()).toEqual([]);
    const own = await columns();
    await write(own?.head ?? '', (own?.long ?? '').replace('"Nowhere"', '"Elsewhere"'));
    expect(await again()).toEqual([{ machine: 'storageScan', id: session, fields: ['life.parcels'] }]);
    expect(await loaded()).toEqual(JSON.parse(own?.long ?? ''));
    expect((JSON.parse((await columns())?.long ?? '') as StorageScan).parcels[parcel]?.reason).toBe('Nowhere');
  });
});
