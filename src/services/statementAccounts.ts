import type { AskOptions } from './http.ts';
import { page, type Filter } from './page.ts';

/** Accounts that are offered: more than a company has at its banks. */
const MOST = 20;
/** Rows of one reading: those of a statement are of one account. */
const ROWS = 10;

/** Reads the accounts of which statements were imported, the one that was imported last first. */
export async function statementAccounts(options?: AskOptions): Promise<readonly string[]> {
  const accounts: string[] = [];
  while (accounts.length < MOST) {
    const others: readonly Filter[] =
      accounts.length === 0 ? [] : [{ field: 'account', op: 'notIn', value: [...accounts] }];
    const { records } = await page(
      'bankLine',
      { pageNum: 1, pageSize: ROWS, filters: others, sort: [{ field: 'importedAt', dir: 'desc' }] },
      options,
    );
    const found = new Set(records.flatMap(({ account }) => (typeof account === 'string' ? [account] : [])));
    if (found.size === 0) break;
    accounts.push(...found);
  }
  return accounts.slice(0, MOST);
}
