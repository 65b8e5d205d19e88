import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf, isUnanswered } from '#services/failure.ts';
import { readBranches, readStations } from '#services/references.ts';
import { session } from '#services/session.ts';
import type { Seen } from '#services/kept/store.ts';
import { stubRequest } from '../support/stubRequest.ts';

const kept = new Map<string, Seen<unknown>>();

vi.mock(import('#services/kept/store.ts'), async (original) => ({
  ...(await original()),
  keep: async (user, name, value) => void kept.set(`${user} ${name}`, { value, asOf: '2026-11-30T04:30:00.000Z' }),
  recall: async (user, name) => kept.get(`${user} ${name}`) ?? null,
}));
const station = {
  id: 'MM-YGN',
  nameEn: 'Yangon Station',
  nameZh: '仰光站',
  kind: 'station',
  country: 'MM',
  area: 'A1',
};
const branch = { id: 'YGN', name: 'Yangon', abbreviation: 'YGN', country: 'MM', city: 'A1', enabled: true };

/** Answers each read with the places of its path; without places there is no line. */
const serve = (places: Readonly<Record<string, readonly object[]>> | null): void => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (places === null) throw new TypeError('Failed to fetch');
    return Response.json(places[new URL(url).pathname]);
  });
};

beforeEach(() => {
  kept.clear();
  const snapshot = session.getSnapshot();
  const user = { id: 'S1' };
  vi.spyOn(session, 'getSnapshot').mockReturnValue({ ...snapshot, context: { ...snapshot.context, user } } as never);
  vi.stubGlobal('location', new URL('http://shweli.example/'));
  vi.stubGlobal('document', { cookie: 'token=T1; language=en' });
  stubRequest();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without a line stations and branches are those that were read last, each under its own name', async () => {
  serve({
    '/api/station/all': [{ ...station, chargerPhone: '+959420001001' }],
    '/api/branch/all': [{ ...branch, chargerName: 'Daw Mya' }],
  });
  await readStations();
  await readBranches();
  serve(null);
  expect(await readStations()).toEqual([station]);
  expect(await readBranches()).toEqual([branch]);
});

test('without a line, and without an earlier answer, reading stations fails', async () => {
  serve(null);
  const isUnread = readStations().catch((error: unknown) => isUnanswered(failureOf(error)));
  expect(await isUnread).toBe(true);
});
