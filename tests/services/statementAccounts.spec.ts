import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Filter } from '#services/page.ts';
import { statementAccounts } from '#services/statementAccounts.ts';
import { stubRequest } from '../support/stubRequest.ts';

/** Accounts of the lines, the line that was imported last first. */
let lines: string[];
let reads: number;

const answer = async (request: Request): Promise<Response> => {
  reads += 1;
  expect(new URL(request.url).pathname).toBe('/api/bankLine/page');
  const { filters, pageSize, sort } = (await request.json()) as {
    filters: Filter[];
    pageSize: number;
    sort: readonly object[];
  };
  expect(sort).toEqual([{ field: 'importedAt', dir: 'desc' }]);
  const others = filters.flatMap(({ field, op, value }) => (field === 'account' && op === 'notIn' ? value : []));
  const rows = lines.filter((account) => !others.includes(account)).slice(0, pageSize);
  const records = rows.map((account, at) => ({ id: `BL${at}`, version: 1, state: 'unmatched', code: 0, account }));
  return Response.json({ records, total: rows.length, totalIsExact: true });
};

beforeEach(() => {
  [lines, reads] = [[], 0];
  vi.stubGlobal('location', new URL('http://shweli.example/'));
  vi.stubGlobal('document', { cookie: 'token=T1; language=en' });
  stubRequest();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

test('each account of the statements is read once, the last imported first, behind any number of lines', async () => {
  lines = [...Array(500).fill('KBZ 1'), 'AYA 2', 'KBZ 1', ...Array(50).fill('CB 3'), 'AYA 2'];
  expect(await statementAccounts()).toEqual(['KBZ 1', 'AYA 2', 'CB 3']);
  expect(reads).toBeLessThanOrEqual(4);
});

test('no accounts of statements are offered before the first statement, and never more than twenty', async () => {
  expect(await statementAccounts()).toEqual([]);
  lines = Array.from({ length: 45 }, (_, at) => `ACCOUNT ${at}`);
  expect(await statementAccounts()).toEqual(lines.slice(0, 20));
});
