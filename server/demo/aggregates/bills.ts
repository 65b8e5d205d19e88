import type { BillRow } from '#machines/bill/row.ts';
import { localDay } from '#machines/time/calendar.ts';
import { planned } from '#machines/lookups/billing.ts';
import { unbilled } from '../../jobs/bills.ts';
import { startOfDay, nextMidnight } from '../../jobs/schedule.ts';
import { bankSlip } from '../uploads/uploading.ts';
import type { DemoContext } from './demoContext.ts';

const HOUR_MS = 3_600_000;
/** Number of merchant bills that are confirmed, the oldest first. */
const CONFIRMED = 60;
/** Place of the merchant whose bills are settled. */
const SETTLED = 2;

const hoursAfter = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();
const nightOf = (day: string): string => nextMidnight(startOfDay(day));

/** Makes the bills of every night since the first order, as the nightly job does. */
async function makeBills({ pool, now, propose }: DemoContext): Promise<void> {
  const today = localDay(now.toISOString());
  const bills = planned(await unbilled(pool, today), new Set(), today);
  for (const bill of bills.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
    await propose({ by: 'system', machine: 'bill', type: 'bill.generated', data: bill, at: nightOf(bill.day) });
}

/** Confirms the oldest bills of merchants on the next morning; returns them by merchant. */
async function confirmBills({ propose, rowsIn }: DemoContext): Promise<Map<string, BillRow[]>> {
  const rows = (await rowsIn('bill', 'pending', 1000)) as unknown as BillRow[];
  const oldest = rows
    .filter(({ customerKind }) => customerKind === 'merchant')
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, CONFIRMED);
  for (const { id, day } of oldest)
    await propose({
      by: 'finance',
      machine: 'bill',
      id,
      type: 'bill.confirmed',
      data: await bankSlip(`slip-${id}`),
      at: hoursAfter(nightOf(day), 10),
    });
  return Map.groupBy(oldest, ({ customer }) => customer);
}

const selectionOf = (bills: readonly BillRow[]) => ({
  customerKind: 'merchant',
  customer: bills[0]?.customer ?? '',
  bills: bills.map(({ id }) => id),
});

/** Plays corrections: refunds requested, confirmed and rejected, and a supplementary bill. */
async function correct({ propose, before }: DemoContext, bills: readonly BillRow[]): Promise<void> {
  const [asked, granted, needless, forgotten] = bills.filter(({ receivable }) => receivable > 0);
  const on = (bill: BillRow | undefined, by: string, event: string, data: object, hours: number) =>
    bill &&
    propose({ by, machine: 'bill', id: bill.id, type: `bill.${event}`, data: { ...data }, at: before(1, hours) });
  for (const [bill, hours] of [
    [asked, 9],
    [granted, 8],
    [needless, 7],
  ] as const)
    await on(bill, 'finance', 'refundRequested', { amount: 500_00, reason: 'Charged twice for packaging' }, hours);
  await on(granted, 'admin', 'refundConfirmed', {}, 6);
  await on(needless, 'admin', 'refundNotNeeded', { reason: 'It was charged once' }, 5);
  if (forgotten)
    await propose({
      by: 'finance',
      machine: 'bill',
      type: 'bill.supplementOpened',
      data: { supplements: forgotten.id, amount: 1200_00, reason: 'The second piece was not weighed' },
      at: before(1, 4),
    });
}

/** Plays settlements in every state, each with the bills of one merchant. */
async function settle({ propose, before }: DemoContext, byMerchant: readonly (readonly BillRow[])[]): Promise<void> {
  const stories = [[], ['feeCharged', 'requested'], ['feeCharged', 'requested', 'settled'], ['dissolved']] as const;
  for (const [place, events] of stories.entries()) {
    const bills = byMerchant[place] ?? [];
    if (bills.length === 0) continue;
    const at = (step: number) => before(0, 20 - place - step / 10);
    const opened = { by: 'finance', machine: 'settlement', at: at(0) };
    const { id } = await propose({ ...opened, type: 'settlement.opened', data: selectionOf(bills) });
    if (id === null) continue;
    for (const [step, event] of events.entries()) {
      const data =
        event === 'settled'
          ? { ...(await bankSlip(`slip-${id}`)), transferredAt: at(1) }
          : event === 'dissolved'
            ? { reason: 'Chosen by mistake' }
            : {};
      const by = event === 'settled' ? 'admin' : 'finance';
      await propose({ ...opened, by, id, type: `settlement.${event}`, data, at: at(step + 1) });
    }
  }
}

/** Plays a refund that is asked for after the settlement, and paid out by transfer. */
async function refundSettled({ propose, before }: DemoContext, bills: readonly BillRow[]): Promise<void> {
  const bill = bills.find(({ receivable }) => receivable > 0);
  if (!bill) return;
  const steps = [
    ['finance', 'refundRequested', { amount: 300_00, reason: 'The parcel was weighed too heavy' }],
    ['admin', 'refundConfirmed', {}],
    ['finance', 'refundPaid', { ...(await bankSlip(`refund-${bill.id}`)), transferredAt: before(0, 14) }],
  ] as const;
  for (const [step, [by, event, data]] of steps.entries())
    await propose({ by, machine: 'bill', id: bill.id, type: `bill.${event}`, data, at: before(0, 15 - step) });
}

/** Plays payment slips in every state: to the merchant's own main account, confirmed by another person. */
async function payOut(
  { pool, propose, before }: DemoContext,
  byMerchant: readonly (readonly BillRow[])[],
): Promise<void> {
  const paid = ['generated', 'confirmed'] as const;
  const stories = [paid, paid, paid, ['generated'], [], ['cancelled']] as const;
  const owed = byMerchant.map((bills) => bills.filter(({ payable }) => payable > 0)).filter(({ length }) => length > 0);
  const [first = [], ...others] = owed;
  // The first merchant is paid bill by bill, the others for all their bills at once.
  const groups = [...first.slice(0, 3).map((bill) => [bill]), ...others];
  for (const [place, events] of stories.entries()) {
    const bills = groups[place] ?? [];
    const { rows } = await pool.query<{ account: string }>(
      `select row -> 'accounts' -> 0 ->> 'number' as account from row_merchant where id = $1`,
      [bills[0]?.customer],
    );
    if (!rows[0]) continue;
    const at = (step: number) => before(0, 14 - place - step / 10);
    const drawn = { by: 'finance', machine: 'paymentSlip', at: at(0) };
    const data = { ...selectionOf(bills), account: rows[0].account };
    const { id } = await propose({ ...drawn, type: 'paymentSlip.drawn', data });
    if (id === null) continue;
    for (const [step, event] of events.entries())
      await propose({
        ...drawn,
        id,
        by: event === 'confirmed' ? 'admin' : 'finance',
        type: `paymentSlip.${event}`,
        data:
          event === 'confirmed'
            ? { ...(await bankSlip(`slip-${id}`)), transferredAt: at(1) }
            : event === 'cancelled'
              ? { reason: 'The account is being changed' }
              : {},
        at: at(step + 1),
      });
  }
}

/** Plays bills of every night: some confirmed, corrected, settled and paid out; the last ones stay open. */
export async function billing(demo: DemoContext): Promise<void> {
  await makeBills(demo);
  const byMerchant = [...(await confirmBills(demo)).values()];
  await correct(demo, byMerchant.flat());
  // Goods money is paid once: with a bill's settlement, or by a slip.
  const everySecond = (place: number) => byMerchant.map((bills) => bills.filter((_, index) => index % 2 === place));
  await settle(demo, everySecond(0));
  await refundSettled(demo, everySecond(0)[SETTLED] ?? []);
  await payOut(demo, everySecond(1));
}
