import { localDay } from '#machines/time/calendar.ts';
import type { DemoContext } from './demoContext.ts';

const ACCOUNT = '0012 3456 7890';
/** Receivables before these have receipts of their own. */
const WITH_RECEIPTS = 3;

/** Records a receipt of a transfer and returns it. */
async function transferred({ propose, before }: DemoContext, row: Readonly<Record<string, unknown>>) {
  const { id } = await propose({
    by: 'admin',
    machine: 'receipt',
    type: 'receipt.recorded',
    data: {
      receivable: row['id'],
      amount: row['received'],
      collectionFee: 0,
      method: 'bank',
      account: ACCOUNT,
      voucher: `KBZ-${String(row['id'])}`,
      transferAt: before(0, 3),
    },
    at: before(0, 2),
  });
  return { receipt: id ?? '', amount: Number(row['received']), order: String(row['order']) };
}

/** Plays the lines of a bank statement: accepted, matched, paying a part, without a match, and ignored. */
export async function bankLines(demo: DemoContext): Promise<void> {
  const { propose, before } = demo;
  const day = localDay(before(0, 3));
  const imported = async (line: object): Promise<string> => {
    const data = { account: ACCOUNT, day, ...line };
    const at = before(0, 1.5);
    const { id } = await propose({ by: 'finance', machine: 'bankLine', type: 'bankLine.imported', data, at });
    return id ?? '';
  };
  const act = (id: string, event: string, data: object = {}) =>
    propose({ by: 'finance', machine: 'bankLine', id, type: `bankLine.${event}`, data: { ...data }, at: before(0, 1) });
  const rows = (await demo.rowsIn('receivable', 'received', WITH_RECEIPTS + 3)).slice(WITH_RECEIPTS);
  for (const [place, row] of rows.entries()) {
    const { receipt, amount, order } = await transferred(demo, row);
    const paidIn = place === 2 ? Math.floor(amount / 2) : amount;
    const line = await imported({ paidIn, reference: `FT${order}`, narrative: 'Transfer from a customer' });
    await act(line, place === 2 ? 'joined' : 'matched', { receipt });
    if (place === 0) await act(line, 'accepted');
  }
  const [waiting] = await demo.rowsIn('receipt', 'toBeConfirmed', 1);
  if (waiting) await imported({ paidIn: waiting['amount'], reference: 'MOBILE BANKING', narrative: 'Transfer' });
  const [slip] = await demo.rowsIn('paymentSlip', 'generated', 1);
  if (slip)
    await imported({ paidOut: slip['amount'], reference: String(slip['id']), narrative: 'Payment to a customer' });
  await imported({ paidIn: 1_234_56, reference: 'CDM 4471', narrative: 'Cash deposit', balance: 98_765_432_10 });
  const charge = await imported({ paidOut: 500_00, narrative: 'Account charges' });
  await act(charge, 'ignored', { reason: 'The monthly charge of the bank' });
}
