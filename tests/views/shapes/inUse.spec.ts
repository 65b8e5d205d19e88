import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '#services/page.ts';
import { usesOfBranch } from '#views/records/branch/uses.ts';
import { readerOf } from '#views/shapes/detail/readUses.ts';
import { stubRequest } from '../../support/stubRequest.ts';

const ENTRY = 'BR00000001';
const branch = (id: string, fields: Readonly<Record<string, unknown>>): Row => ({
  id,
  version: 1,
  state: 'registered',
  code: 1,
  nextHops: {},
  exportTransportLines: [],
  ...fields,
});
const BRANCHES = [
  branch(ENTRY, { nextHops: { BR00000003: ENTRY } }),
  branch('BR00000002', { nextHops: { BR00000003: ENTRY } }),
  branch('BR00000003', { exportTransportLines: [ENTRY] }),
];

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('location', new URL('http://shweli.example/'));
  vi.stubGlobal('document', { cookie: 'token=T1; language=en' });
  stubRequest();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const body = await request.json();
    asked.push(`${pathname} ${JSON.stringify(body)}`);
    const isRegister = pathname === '/api/branch/page' && body.filters.length === 1;
    const records = isRegister ? BRANCHES : [];
    return Response.json({ records, total: records.length, totalIsExact: true });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a register that several uses sift is asked once, and each takes its own rows', async () => {
  const read = readerOf(ENTRY, { signal: new AbortController().signal });
  const found = await Promise.all(usesOfBranch.map(async (use) => ({ title: use.title, ...(await read(use)) })));
  const named = found
    .filter(({ total }) => total > 0)
    .map(({ title, records }) => [title, records.map(({ id }) => id)]);
  expect(named).toEqual([
    ['ui.inUse.routes', ['BR00000002']],
    ['ui.inUse.lines', ['BR00000003']],
  ]);
  expect(asked.filter((call, index) => asked.indexOf(call) !== index)).toEqual([]);
});
