import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { replay } from '#machines/kit/replay.ts';
import { POLICY } from '#server/policy.ts';
import { canonical } from '#server/store/canonical.ts';
import { historyOf } from '#server/store/history.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let id = '';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const clerk = await store.person('clerk.yangon');
  const courier = await store.person('courier.yangon');
  id = await newOrder(store, clerk, { payType: 'senderCash' });
  const step = (actor: typeof clerk, type: string, data: object, minute: number) =>
    store.propose(actor, toOrder(id, type, data), { at: minutes(minute) });
  await step(clerk, 'order.labelPrinted', { kind: 'waybill' }, 10);
  await step(clerk, 'order.extraFeeAdded', { kind: 'upstairs', amount: 50_000, channel: 'cash', stage: 'online' }, 20);
  await step(clerk, 'order.labelPrinted', { kind: 'waybill', reason: 'Torn' }, 15);
  await step(clerk, 'order.collectorAssigned', { collector: courier.id }, 30);
  await step(courier, 'order.released', { reason: 'Ill' }, 40);
  await step(clerk, 'order.cancelled', { reason: 'Mistaken' }, 50);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

interface Stream {
  version: number;
  state: string;
  code: number;
  regions: Record<string, string>;
  context: unknown;
  row: Record<string, unknown>;
  events: { type: string; allowed: boolean; refusals: { message: string }[] }[];
}

const order = aggregateTypes['order'];
if (!order) throw new Error('No order');
const recorded = async () => historyOf(store.pool, { machine: 'order', id });
const expected = async (count: number) => {
  const { aggregate } = replay(order, id, (await recorded()).slice(0, count));
  return { version: count, regions: aggregate.states, context: aggregate.context, row: order.row(aggregate) };
};

describe('a stream', () => {
  test('a stream as of each version is exactly what was true then', async () => {
    const events = await recorded();
    expect(events.length).toBeGreaterThan(7);
    for (let version = 1; version <= events.length; version += 1) {
      const { body } = await server.get<Stream>(`/api/streams/order/${id}?at=${version}`);
      const then = await expected(version);
      expect(canonical({ version: body.version, regions: body.regions, context: body.context, row: body.row })).toBe(
        canonical(then),
      );
      expect([body.state, body.code]).toEqual([then.row['state'], then.row['code']]);
    }
    const { body: now } = await server.get<Stream>(`/api/streams/order/${id}`);
    expect(now.version).toBe(events.length);
    expect(canonical(now.row)).toBe(canonical((await expected(events.length)).row));
  });

  test('a stream as of each instant is what had been recorded by then, in any zone, also where a request had waited', async () => {
    const events = await recorded();
    for (const { at } of events) {
      const count = events.filter((event) => event.at <= at).length;
      const yangon = new Date(Date.parse(at) + 390 * 60_000).toISOString().replace('Z', '+06:30');
      for (const moment of [at, yangon]) {
        const { body } = await server.get<Stream>(`/api/streams/order/${id}?at=${encodeURIComponent(moment)}`);
        expect(body.version).toBe(count);
        expect(canonical(body.context)).toBe(canonical((await expected(count)).context));
      }
    }
    const early = new Date(Date.parse(events[0]?.at ?? '') - 1).toISOString();
    expect((await server.get(`/api/streams/order/${id}?at=${early}`)).status).toBe(404);
  });

  test('a stream says for every event of the machine whether the event is allowed, and why not', async () => {
    const { body } = await server.get<Stream>(`/api/streams/order/${id}?at=2`, 'clerk.yangon');
    expect(body.events.map(({ type }) => type)).toEqual(Object.keys(order.events));
    const allowed = body.events.filter((event) => event.allowed).map(({ type }) => type);
    expect(allowed).toContain('order.labelPrinted');
    expect(allowed).not.toContain('order.outForDelivery');
    for (const event of body.events) {
      expect(event.refusals.length > 0, event.type).toBe(!event.allowed);
      expect(event.refusals.every(({ message }) => message.length > 0)).toBe(true);
    }
  });

  test.each([
    ['version nought', '0'],
    ['a fraction', '1.5'],
    ['a word', 'yesterday'],
    ['a day', '2026-11-20'],
    ['nothing', ''],
  ])('a stream as of %s is an error that names the field', async (_, at) => {
    const { status, body } = await server.get(`/api/streams/order/${id}?at=${at}`);
    expect([status, body['code']]).toEqual([400, 'invalid']);
    expect(JSON.stringify(body['refusals'])).toContain('at');
  });

  test('a stream is not there for who may not see it, exactly as one that is not there', async () => {
    const clerk = await store.person('clerk.yangon');
    const near = await newOrder(store, clerk, { destinationBranch: 'NPT' });
    const answers = await Promise.all(
      [`/api/streams/order/${near}`, '/api/streams/order/SL999999999MM', `/api/streams/order/${near}/events`].map(
        (url) => server.get(url, 'clerk.muse'),
      ),
    );
    const bare = answers.map(({ status, body }) => ({ status, body: { ...body, timestamp: 0 } }));
    expect(bare[0]?.status).toBe(404);
    expect(bare[1]).toEqual(bare[0]);
    expect(bare[2]).toEqual(bare[0]);
    expect((await server.get(`/api/streams/parcel/${near}`)).status).toBe(404);
    expect((await server.get(`/api/streams/order/${near}`, null)).status).toBe(401);
  });

  test('a stream shows phones masked, but to those who may see them', async () => {
    const { text } = await server.get(`/api/streams/order/${id}`, 'clerk.yangon');
    const { text: log } = await server.get(`/api/streams/order/${id}/events`, 'clerk.yangon');
    for (const shown of [text, log]) expect(shown).not.toMatch(/09250111222|09250333444/);
    expect((await server.get(`/api/streams/order/${id}`)).text).toContain('9250111222');
  });
});

describe('X5: who acted, in the events of a record', () => {
  const actorsFor = async (as: string, waybill: string) => {
    const { body } = await server.get<{ records: { actor: object; known: object }[] }>(
      `/api/streams/order/${waybill}/events`,
      as,
    );
    expect(body.records.length).toBeGreaterThan(0);
    return body.records;
  };

  test('who acted, in the events of a record, is whole to auditors; others see neither address, session, roles nor codes', async () => {
    const clerk = await store.person('clerk.yangon');
    const waybill = await newOrder(store, clerk, { merchant: 'GOLDEN' });
    const whole = await actorsFor('auditor', waybill);
    expect(whole[0]?.actor).toMatchObject({ id: clerk.id, roles: ['clerk'], ip: clerk.ip, session: clerk.session });
    for (const as of ['merchant', 'clerk.yangon', 'support', 'manager.yangon'])
      for (const { actor } of await actorsFor(as, waybill))
        expect(Object.keys(actor).toSorted()).toEqual(['branch', 'id', 'kind', 'merchant', 'name', 'onBehalfOf']);
  });

  test('who acted, in the events of a record, comes without what the rules looked up, to a customer', async () => {
    const clerk = await store.person('clerk.yangon');
    const waybill = await newOrder(store, clerk, { merchant: 'GOLDEN' });
    for (const { known } of await actorsFor('merchant', waybill)) expect(known).toEqual({});
    expect((await actorsFor('clerk.yangon', waybill)).some(({ known }) => Object.keys(known).length > 0)).toBe(true);
  });
});

test('the events of a stream come oldest first, in pages, as they were recorded', async () => {
  const events = await recorded();
  const { body } = await server.get<{ records: Record<string, unknown>[]; total: number }>(
    `/api/streams/order/${id}/events`,
  );
  expect(body.total).toBe(events.length);
  expect(body.records.map(({ version, type, hash, data }) => ({ version, type, hash, data }))).toEqual(
    events.map(({ version, type, hash, data }) => ({ version, type, hash, data })),
  );
  const part = await server.get<{ records: { version: number }[] }>(`/api/streams/order/${id}/events?after=2&limit=3`);
  expect(part.body.records.map(({ version }) => version)).toEqual([3, 4, 5]);
});

describe('the log, page by page', () => {
  test('the log, page by page, ends at its end: a position beyond it, or in a gap, does not begin again', async () => {
    const after = (position: number) => server.get(`/api/events?after=${position}`);
    // A deadline may pass between two of the reads: they are compared until none does.
    await vi.waitFor(async () => {
      await horizonPassed(store.pool);
      const { rows } = await store.pool.query<{ highest: number; last: number }>(
        `select max(position) as highest, (select position from events order by events.tx desc, position desc limit 1) as last
         from events`,
      );
      const { highest = 0, last = 0 } = rows[0] ?? {};
      expect(await after(last)).toMatchObject({ status: 200, body: { position: last, more: false, events: [] } });
      // Of two transactions at once the older may hold the higher position: readers go by transactions.
      const fromHighest = await after(highest);
      for (const beyond of [highest + 1, 99_999_999_999]) expect(await after(beyond)).toEqual(fromHighest);
    }, 30_000);
  });

  test('the log, page by page, is whole, in order, and within the asker’s branches', async () => {
    const { rows } = await store.pool.query<{ position: number }>('select position from events order by tx, position');
    await horizonPassed(store.pool);
    const read = async (as: string) => {
      const seen: { position: number; id: string }[] = [];
      let after = 0;
      for (;;) {
        const { body } = await server.get<{ position: number; more: boolean; events: typeof seen }>(
          `/api/events?after=${after}&limit=37`,
          as,
        );
        seen.push(...body.events);
        after = body.position;
        if (!body.more) return seen;
      }
    };
    // A deadline may pass during the read of the log.
    const there = new Set(rows.map(({ position }) => position));
    const told = (await read('admin')).map(({ position }) => position).filter((position) => there.has(position));
    expect(told).toEqual(rows.map(({ position }) => position));
    const muse = await read('clerk.muse');
    expect(muse.some((event) => event.id === id)).toBe(false);
    expect((await read('clerk.mandalay')).some((event) => event.id === id)).toBe(true);
  });
});

describe('the machines as data', () => {
  test('the machines as data carry the hash of the document without it, and are in every event', async () => {
    const { body } = await server.get<{ machines: { machine: string; hash: string }[] }>('/api/model');
    expect(body.machines.map(({ machine }) => machine)).toEqual(Object.keys(aggregateTypes));
    for (const { hash, ...document } of body.machines) {
      expect(createHash('sha256').update(canonical(document)).digest('hex')).toBe(hash);
      const alone = await server.get(`/api/model/${document.machine}`);
      expect(canonical(alone.body)).toBe(canonical({ ...document, hash }));
    }
    const own = body.machines.find(({ machine }) => machine === 'order')?.hash;
    expect(new Set((await recorded()).map(({ machineHash }) => machineHash))).toEqual(new Set([own]));
    expect((await server.get('/api/model/parcel')).status).toBe(404);
  });
});

describe('the OpenAPI document', () => {
  test('the OpenAPI document names every route, each with its input, its answer and its failures', async () => {
    const { body } = await server.get<{
      openapi: string;
      info: { title: string; version: string };
      paths: Record<string, Record<string, Operation>>;
    }>('/api/openapi.json', null);
    expect(body.openapi).toMatch(/^3\.1\.\d$/);
    expect([typeof body.info.title, typeof body.info.version]).toEqual(['string', 'string']);
    const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const keys = operations.map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    // The document lists calls for every machine, and uploads of every kind, path by path.
    const WRITTEN_OUT =
      /^POST \/api\/(:machine\/(page|figures|groups)|uploads\/:kind)$|^GET \/api\/finance\/(papers|accounts)\/:machine\/:id$/;
    const parametric = Object.keys(POLICY).filter((key) => !WRITTEN_OUT.test(key));
    expect(keys).toEqual(expect.arrayContaining([...parametric, 'POST /api/order/page', 'POST /api/uploads/photo']));
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { path, method, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(
        inPath.map(({ name }) => name),
        path,
      ).toEqual(named);
      expect(
        inPath.every(({ required }) => required),
        path,
      ).toBe(true);
      expect(operation.summary.length, path).toBeGreaterThan(5);
      expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(['400', '403', '429', '503']));
      expect(Object.values(operation.responses).every(({ description }) => description.length > 0)).toBe(true);
      if (method === 'get') expect(operation.requestBody).toBeUndefined();
      expect(JSON.stringify(operation)).not.toContain('$schema');
    }
  });
});

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: object;
  readonly responses: Record<string, { description: string }>;
}
