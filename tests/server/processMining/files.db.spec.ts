import { afterAll, beforeAll, expect, test } from 'vitest';
import { epcisFile, EXPORT_MOST, ocelFile, TooManyEvents } from '#server/instruments/processMining/export.ts';
import type { ProcessMiningFilter } from '#calls/processMining.ts';
import { epcisDocument } from '../../instruments/processMining/epcis/schema.ts';
import { followAll } from '../../support/processMining.ts';
import { serve } from '../../support/serving.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';
import { openWarehouse } from '../storage/warehouse.ts';

let store: Store;
let bag = '';
let parcel = '';

beforeAll(async () => {
  store = await createStore();
  const house = await openWarehouse(store);
  parcel = await house.inStock();
  const sorted = await house.act(house.clerk, 'order', parcel, 'sorted', { nextBranch: 'MDY' });
  const mistake = { version: sorted.version };
  const why = { ...mistake, ground: 'didNotOccur', reason: 'Another parcel' };
  await house.act(house.manager, 'order', parcel, 'voidRequested', why);
  await house.act(await store.person('operations'), 'order', parcel, 'eventVoided', mistake);
  ({ id: bag } = await house.act(house.clerk, 'package', null, 'issued', { kind: 'bag', destination: 'MDY' }));
  await house.act(house.clerk, 'order', parcel, 'packed', { package: bag });
  await house.act(house.clerk, 'order', parcel, 'unpacked');
  await followAll(store.pool);
});
afterAll(() => store.close());

const epcis = async (
  filter: ProcessMiningFilter = {},
  as = 'auditor',
  of: { machine: string; id: string } | null = null,
) => {
  const pieces: string[] = [];
  const at = NOW.toISOString();
  for await (const piece of await epcisFile(store.pool, await store.person(as), { filter, of }, at)) pieces.push(piece);
  const document: unknown = JSON.parse(pieces.join(''));
  return epcisDocument.parse(document).epcisBody.eventList;
};

test('parcels and bags are exported by the standard, in the order of the log', async () => {
  const events = await epcis();
  const told = events.map(
    ({ type, bizStep, errorDeclaration }) => `${type} ${bizStep}${errorDeclaration ? ' void' : ''}`,
  );
  expect(told).toEqual([
    'ObjectEvent commissioning',
    'ObjectEvent accepting',
    'ObjectEvent storing',
    'ObjectEvent staging_outbound',
    'ObjectEvent staging_outbound void',
    'ObjectEvent commissioning',
    'AggregationEvent packing',
    'AggregationEvent unpacking',
  ]);
  expect(events.find(({ type }) => type === 'AggregationEvent')).toMatchObject({
    action: 'ADD',
    parentID: `urn:shweli:package:${bag}`,
    childEPCs: [`urn:shweli:order:${parcel}`],
  });
});

test('a parcel alone is exported with the bag that took it and gave it up', async () => {
  const stepsOf = async (machine: string, id: string, as = 'auditor') =>
    (await epcis({}, as, { machine, id })).map(({ type, bizStep }) => `${type} ${bizStep}`);
  const OF_PARCEL = [
    'ObjectEvent commissioning',
    'ObjectEvent accepting',
    'ObjectEvent storing',
    'ObjectEvent staging_outbound',
    'ObjectEvent staging_outbound',
    'AggregationEvent packing',
    'AggregationEvent unpacking',
  ];
  expect(await stepsOf('order', parcel)).toEqual(OF_PARCEL);
  expect(await stepsOf('package', bag)).toEqual([
    'ObjectEvent commissioning',
    'AggregationEvent packing',
    'AggregationEvent unpacking',
  ]);
  expect(await stepsOf('order', 'SL999999990MM')).toEqual([]);
  expect(await stepsOf('order', parcel, 'manager.mandalay')).toEqual([]);
});

test('a document of nothing is one too', async () => {
  expect(await epcis({ to: '2020-01-01' })).toEqual([]);
  expect(await epcis({}, 'manager.mandalay')).toEqual([]);
});

test('the object-centric log holds each event that the filter lets pass, once', async () => {
  const read = async (filter: ProcessMiningFilter) => {
    const text = await ocelFile(store.pool, await store.person('auditor'), 'order', filter);
    return JSON.parse(text) as { events: { id: string }[] };
  };
  const { rows } = await store.pool.query<{ id: string }>(
    `select 'order/' || id || '@' || version as id from events where machine = 'order' order by position`,
  );
  expect((await read({})).events.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const { rows: clerks } = await store.pool.query<{ count: number }>(
    `select count(*)::int as count from events where machine = 'order' and actor -> 'roles' ? 'clerk'`,
  );
  expect((await read({ role: 'clerk' })).events.length).toBe(clerks[0]?.count);
});

test('nobody’s name or number is in either', async () => {
  const auditor = await store.person('auditor');
  const texts = [await ocelFile(store.pool, auditor, 'order', {}), JSON.stringify(await epcis())];
  for (const text of texts) expect(text).not.toMatch(/Daw Hla|U Tin|09250111222|09250333444|Strand Road|Palace Street/);
});

test('more events than a file can hold are refused with their number, over HTTP too', async () => {
  const server = await serve(store);
  try {
    const whole = await server.get('/api/practice/order/epcis', 'auditor');
    expect([whole.status, whole.text.slice(0, 12)]).toEqual([200, '{"@context":']);
    const { text } = await server.get(`/api/practice/order/epcis?id=${parcel}`, 'auditor');
    expect((JSON.parse(text) as { epcisBody: { eventList: object[] } }).epcisBody.eventList).toHaveLength(7);
    expect((await server.get('/api/practice/order/ocel', 'courier.yangon')).status).toBe(403);
    expect((await server.get('/api/practice/nothing/ocel', 'auditor')).status).toBe(404);
    const many = EXPORT_MOST + 1;
    await store.pool.query(
      `insert into steps (machine, number, region, life, version, type, to_state, roles, machine_version, at)
       select 'order', 1000000 + n, 'custody', 'X', n, 'order.created', 'x', '{}', 1, '2031-01-01' from generate_series(1, $1) n`,
      [many],
    );
    const filter = { from: '2030-12-01' };
    await expect(ocelFile(store.pool, await store.person('auditor'), 'order', filter)).rejects.toThrow(TooManyEvents);
    for (const format of ['ocel', 'epcis']) {
      const { status, body } = await server.get(`/api/practice/order/${format}?from=2030-12-01`, 'auditor');
      expect([status, body]).toMatchObject([
        400,
        {
          message: expect.stringContaining('Choose fewer days, or a branch.'),
          refusals: [{ rule: 'practice.tooManyEvents', values: { count: many, most: EXPORT_MOST } }],
        },
      ]);
    }
  } finally {
    await server.close();
  }
});
