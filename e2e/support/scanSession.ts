import type { Page } from '@playwright/test';
import { ask, propose } from './orders.ts';

const BRANCH = 'YGN';

/** Something that a session recorded as scanned. */
export interface RecordedScan {
  readonly type: string;
  readonly data: { readonly barcode?: string };
  readonly occurredAt: string;
  readonly recordedAt: string;
}

/** A warehousing session of Yangon, in place of whichever is open; its number. */
export async function newSession(page: Page, kind = 'transport', remark?: string): Promise<string> {
  const { records } = await ask<{ records: { id: string }[] }>(page, 'POST', 'api/storageScan/page', {
    pageNum: 1,
    pageSize: 10,
    filters: [
      { field: 'state', op: 'eq', value: 'open' },
      { field: 'branch', op: 'eq', value: BRANCH },
      { field: 'kind', op: 'eq', value: kind },
    ],
  });
  for (const { id } of records)
    await propose(page, 'storageScan', id, { type: 'storageScan.abandoned', reason: 'Another test begins' });
  const opened = { type: 'storageScan.opened', branch: BRANCH, kind, ...(remark !== undefined && { remark }) };
  const { id, refusals } = await propose(page, 'storageScan', null, opened);
  if (refusals.length > 0) throw new Error(refusals.map(({ message }) => message).join('; '));
  return id;
}

/** Every scan that the server has of a session, in its order. */
export async function scansOf(page: Page, session: string): Promise<RecordedScan[]> {
  const { records } = await ask<{ records: RecordedScan[] }>(
    page,
    'GET',
    `api/streams/storageScan/${session}/events?limit=1000`,
  );
  return records.filter(({ type }) => type === 'storageScan.scanned');
}

/** Their codes. */
export const barcodesOf = async (page: Page, session: string): Promise<(string | undefined)[]> =>
  (await scansOf(page, session)).map(({ data }) => data.barcode);
