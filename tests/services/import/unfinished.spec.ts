import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IMPORTED } from '#machines/importTask/context.ts';
import type { Command } from '#services/propose.ts';
import type { PageQuery } from '#services/page.ts';
import { importBegun } from '#services/import/record.ts';
import { keepProgress, unfinishedImport } from '#services/import/unfinished.ts';
import { session } from '#services/session.ts';
import { statementSheet } from '#views/records/bankLine/sheet.ts';
import { branchSheet } from '#views/records/branch/sheet.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { shelfSheet } from '#views/records/shelf/sheet.ts';
import { staffSheet } from '#views/records/staff/sheet.ts';
import { tariffSheet } from '#views/records/tariff/sheet.ts';
import { stubWebStorage } from '../../support/webStorage.ts';

const server = vi.hoisted(() => ({
  asked: [] as { machine: string; query: PageQuery }[],
  rows: [] as object[],
  isDown: false,
  proposed: [] as Command[],
}));
vi.mock(import('#services/page.ts'), async (original) => ({
  ...(await original()),
  page: (machine: string, query: PageQuery) => {
    server.asked.push({ machine, query });
    const page = { records: server.rows, total: server.rows.length } as never;
    return server.isDown ? Promise.reject(new Error('no line')) : Promise.resolve(page);
  },
}));
vi.mock(import('#services/propose.ts'), async (original) => ({
  ...(await original()),
  propose: (commands: readonly Command[]) => {
    server.proposed.push(...commands);
    return Promise.resolve([{ key: 'k', machine: 'importTask', id: 'IMP1', status: 'accepted' as const }]);
  },
}));

const RUNNING = {
  id: 'IMP1',
  version: 1,
  state: 'running',
  fileName: 'orders.xlsx',
  sha256: 'a'.repeat(64),
  rows: 400,
  begunAt: '2026-11-27T03:00:00.000Z',
};
const FOUND = { id: 'IMP1', fileName: 'orders.xlsx', hash: 'a'.repeat(64), rows: 400, begunAt: RUNNING.begunAt };

const signIn = (id: string): void => {
  const snapshot = session.getSnapshot();
  const context = { ...snapshot.context, user: { id } };
  vi.spyOn(session, 'getSnapshot').mockReturnValue({ ...snapshot, context } as typeof snapshot);
};

beforeEach(() => {
  stubWebStorage();
  signIn('clerk');
  Object.assign(server, { asked: [], rows: [RUNNING], isDown: false, proposed: [] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an own running import of the record type is found, with the progress that this browser saw of it', async () => {
  keepProgress('order', { task: 'IMP1', done: 200 });
  expect(await unfinishedImport('order')).toEqual({ ...FOUND, done: 200 });
  expect(server.asked).toMatchObject([{ machine: 'importTask' }]);
  expect(server.asked[0]?.query.filters?.map(({ field, value }) => [field, value])).toEqual([
    ['importer', 'clerk'],
    ['recordType', 'order'],
    ['state', 'running'],
  ]);
});

test('progress is of that import, record type and person alone', async () => {
  keepProgress('staff', { task: 'IMP1', done: 1 });
  keepProgress('order', { task: 'IMP0', done: 2 });
  expect(await unfinishedImport('order')).toEqual({ ...FOUND, done: null });
  keepProgress('order', { task: 'IMP1', done: 3 });
  signIn('colleague');
  expect(await unfinishedImport('order')).toEqual({ ...FOUND, done: null });
  signIn('clerk');
  keepProgress('order', null);
  expect(await unfinishedImport('order')).toEqual({ ...FOUND, done: null });
});

test('no unfinished import is found where there is none, and where nobody answers', async () => {
  server.rows = [];
  expect(await unfinishedImport('order')).toBeNull();
  server.isDown = true;
  expect(await unfinishedImport('order')).toBeNull();
});

test('an import says which records it brings, each of those that have a template', async () => {
  expect(await importBegun({ name: 'o.xlsx', hash: 'a'.repeat(64) }, 5, 'order')).toBe('IMP1');
  expect(server.proposed).toMatchObject([{ event: { type: 'importTask.begun', rows: 5, recordType: 'order' } }]);
  const templates = [orderSheet, staffSheet, branchSheet, tariffSheet, shelfSheet, statementSheet];
  expect(templates.map(({ machine }) => machine)).toEqual([...IMPORTED]);
});
