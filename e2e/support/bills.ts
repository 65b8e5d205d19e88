import type { Page } from '@playwright/test';
import type { BillRow } from '#machines/bill/row.ts';
import { ask, propose } from './orders.ts';
import { uploadBankSlip } from './pictures.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads the first rows of a list whose fields have these values. */
export async function rowsOf<Row>(
  page: Page,
  machine: string,
  equal: Json,
  more: readonly Json[] = [],
): Promise<Row[]> {
  const filters = [...Object.entries(equal).map(([field, value]) => ({ field, op: 'eq', value })), ...more];
  const { records } = await ask<{ records: Row[] }>(page, 'POST', `api/${machine}/page`, { pageSize: 100, filters });
  return records;
}

/** Proposes one event and returns the id of its record; throws if it is refused. */
export async function happened(
  page: Page,
  machine: string,
  id: string | null,
  event: Json & { readonly type: string },
): Promise<string> {
  const verdict = await propose(page, machine, id, event);
  if (verdict.status !== 'accepted') throw new Error(`${event.type}: ${JSON.stringify(verdict)}`);
  return verdict.id;
}

/** Confirms pending bills of one merchant who owes and is owed; returns them. */
export async function confirmBills(finance: Page, count: number): Promise<BillRow[]> {
  const pending = await rowsOf<BillRow>(finance, 'bill', { state: 'pending', customerKind: 'merchant' }, [
    { field: 'payable', op: 'gte', value: 1 },
    { field: 'receivable', op: 'gte', value: 1 },
  ]);
  const bills = [...Map.groupBy(pending, ({ customer }) => customer).values()].find(({ length }) => length >= count);
  if (!bills) throw new Error(`No merchant has ${count} pending bills`);
  const chosen = bills.slice(0, count);
  const slip = await uploadBankSlip(finance);
  for (const { id } of chosen) await happened(finance, 'bill', id, { type: 'bill.confirmed', ...slip });
  return chosen;
}

/** Customer and numbers of bills that a settlement or a slip gathers. */
const gathering = (bills: readonly BillRow[]): Json => ({
  customerKind: 'merchant',
  customer: bills[0]?.customer,
  bills: bills.map(({ id }) => id),
});

/** Opens a settlement of bills with its fee and sends it for settling. */
export async function openSettlement(finance: Page, bills: readonly BillRow[]): Promise<string> {
  const id = await happened(finance, 'settlement', null, { type: 'settlement.opened', ...gathering(bills) });

  return id;
}

/** Draws and generates a payment slip of bills, to the merchant's first account. */
export async function generateSlip(finance: Page, bills: readonly BillRow[]): Promise<string> {
  const [merchant] = await rowsOf<{ accounts: { number: string }[] }>(finance, 'merchant', { id: bills[0]?.customer });
  const account = merchant?.accounts[0]?.number;
  const id = await happened(finance, 'paymentSlip', null, { type: 'paymentSlip.drawn', account, ...gathering(bills) });
  await happened(finance, 'paymentSlip', id, { type: 'paymentSlip.generated' });
  return id;
}
