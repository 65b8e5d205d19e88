import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initial as arrival } from '#machines/arrivalScan/context.ts';
import { Failed } from '#services/failure.ts';
import { isLastSeen } from '#services/kept/lastSeen.ts';
import { keepChanges, streamOrLastSeen } from '#services/kept/scanningSessions.ts';
import type { Seen } from '#services/kept/store.ts';
import { session } from '#services/session.ts';
import type { Stream } from '#services/stream.ts';

const kept = new Map<string, Seen<unknown>>();
const keyOf = (user: string, name: string): string => `${user} ${name}`;

vi.mock(import('#services/kept/store.ts'), async (original) => ({
  ...(await original()),
  keep: async (user, name, value) => void kept.set(keyOf(user, name), { value, asOf: '2026-11-30T04:30:00.000Z' }),
  keepAll: async (user, values) => {
    for (const [name, value] of values) kept.set(keyOf(user, name), { value, asOf: '2026-11-30T04:31:00.000Z' });
  },
  recall: async (user, name) => kept.get(keyOf(user, name)) ?? null,
  recallAll: async (user, beginning) =>
    [...kept.keys()]
      .filter((key) => key.startsWith(keyOf(user, beginning)))
      .toSorted()
      .flatMap((key) => kept.get(key) ?? []),
  forgetWhere: async (goes) => {
    for (const key of kept.keys()) {
      const [user = '', name = ''] = key.split(' ');
      if (goes(user, name)) kept.delete(key);
    }
  },
}));

const expected = { kind: 'order', as: 'expected', seen: [] };
const arrived = { kind: 'order', as: 'arrived', seen: [1] };

const streamOf = (id: string, version: number, items: object): Stream => ({
  machine: 'arrivalScan',
  id,
  version,
  state: 'open',
  code: null,
  regions: { arrivalScan: 'open' },
  context: { ...arrival, branch: 'YGN', shipment: 'SHP1', openedBy: 'S1', items },
  row: { id, version, state: 'open', code: null },
  events: [{ type: 'arrivalScan.scanned', allowed: true, refusals: [] }],
});

const online = (stream: Stream) => () => streamOrLastSeen('arrivalScan', stream.id, async () => stream);
const offline = (id: string): Promise<Stream> =>
  streamOrLastSeen('arrivalScan', id, async () => {
    throw new Failed({ kind: 'offline' });
  });
const change = (version: number, parts: object) => ({
  version,
  regions: { arrivalScan: 'open' },
  context: { ...arrival, branch: 'YGN', shipment: 'SHP1', openedBy: 'S1', ...parts },
});

beforeEach(() => {
  kept.clear();
  const snapshot = session.getSnapshot();
  const user = { id: 'S1', nickName: 'Su Su Hlaing' };
  vi.spyOn(session, 'getSnapshot').mockReturnValue({ ...snapshot, context: { ...snapshot.context, user } } as never);
});
afterEach(() => vi.restoreAllMocks());

test('each session of a station opens without a line, also the one before which another was read again', async () => {
  await online(streamOf('ARS1', 3, { SL1: arrived }))();
  await online(streamOf('ARS2', 1, { SL2: expected }))();
  await online(streamOf('ARS1', 4, { SL1: arrived }))();
  expect(await offline('ARS2')).toMatchObject({ id: 'ARS2', version: 1, context: { items: { SL2: expected } } });
  expect(await offline('ARS1')).toMatchObject({ id: 'ARS1', version: 4 });
  expect(isLastSeen('arrivalScan', 'ARS1')).toBe(true);
  expect(isLastSeen('arrivalScan', 'ARS3')).toBe(false);
});

test('only the sessions that were opened last are kept', async () => {
  for (let number = 1; number <= 20; number += 1) await online(streamOf(`ARS${number}`, 1, {}))();
  expect([...kept.keys()].filter((key) => key.includes('/ARS'))).toHaveLength(12);
  await expect(offline('ARS1')).rejects.toThrow('offline');
  expect(await offline('ARS20')).toMatchObject({ id: 'ARS20' });
});

test('what the log told after the session was read is laid over it, as far as nothing is missing', async () => {
  await online(streamOf('ARS1', 3, { SL1: expected, SL2: expected, SL3: expected }))();
  const extra = { kind: 'order', as: 'extra' };
  await keepChanges('arrivalScan', 'ARS1', [
    change(3, { items: { SL3: arrived } }),
    change(4, { items: { SL1: arrived } }),
    change(5, { extras: { SL9: extra }, duplicates: 1 }),
  ]);
  await keepChanges('arrivalScan', 'ARS1', [change(7, { items: { SL2: arrived } })]);
  const { version, row, context } = await offline('ARS1');
  expect(version).toBe(5);
  expect(row.version).toBe(5);
  expect(context).toMatchObject({
    items: { SL1: arrived, SL2: expected, SL3: expected },
    extras: { SL9: extra },
    duplicates: 1,
    openedBy: 'S1',
    openedByName: 'Su Su Hlaing',
  });
});

test('of a change nobody’s name is kept', async () => {
  await keepChanges('arrivalScan', 'ARS1', [change(4, { openedByName: 'Su Su Hlaing', items: { SL1: arrived } })]);
  expect(JSON.stringify([...kept])).not.toContain('Hlaing');
});

test('changes that a session was read with are kept no longer', async () => {
  await keepChanges('arrivalScan', 'ARS1', [change(4, {}), change(5, {})]);
  await keepChanges('arrivalScan', 'ARS10', [change(4, {})]);
  await online(streamOf('ARS10', 1, {}))();
  await online(streamOf('ARS1', 4, {}))();
  expect([...kept.keys()].filter((key) => key.includes('scanned/'))).toHaveLength(2);
  expect(await offline('ARS1')).toMatchObject({ version: 5 });
});
