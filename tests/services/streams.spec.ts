import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allEvents } from '#services/streams.ts';
import { stubRequest } from '../support/stubRequest.ts';

const AT = '2026-03-01T04:30:00.000Z';

const eventOf = (version: number) => ({
  position: version + 40,
  stream: 'inventoryTask-PD1',
  version,
  type: 'inventoryTask.orderScanned',
  data: {},
  recordedAt: AT,
  occurredAt: AT,
  actor: { id: 'U1', name: 'Aye Aye' },
});

/** Serves this number of events and returns the list of requests. */
const serve = (count: number): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    const [after, limit] = [Number(searchParams.get('after')), Number(searchParams.get('limit'))];
    asked.push(`${pathname} after ${after}`);
    const last = Math.min(count, after + limit);
    const records = Array.from({ length: Math.max(0, last - after) }, (_, index) => eventOf(after + index + 1));
    return Promise.resolve(Response.json({ records, total: count }));
  });
  return asked;
};

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://shweli.example/'));
  vi.stubGlobal('document', { cookie: 'token=T1; language=en' });
  stubRequest();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [2500, 3],
])('an aggregate of %d events is read whole, in %d reads', async (count, reads) => {
  const asked = serve(count);
  const records = await allEvents('inventoryTask', 'PD1');
  expect(records.map(({ version }) => version)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(asked).toHaveLength(reads);
});

test('only what came after a version is read again', async () => {
  const asked = serve(1203);
  const records = await allEvents('inventoryTask', 'PD1', 1200);
  expect(records.map(({ version }) => version)).toEqual([1201, 1202, 1203]);
  expect(asked).toEqual(['/api/streams/inventoryTask/PD1/events after 1200']);
});
