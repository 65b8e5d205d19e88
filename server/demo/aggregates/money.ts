import type { DemoContext } from './demoContext.ts';

const usernames = [
  'courier.yangon',
  'courier2.yangon',
  'courier.mandalay',
  'courier.naypyitaw',
  'courier.lashio',
  'courier.muse',
  'courier2.mandalay',
];
const branchOf = (courier: string) => courier.slice(courier.indexOf('.') + 1);

/** Course of each courier's cash, up to its present state. */
const courses = [
  'accepted',
  'differenceAccepted',
  'disputed',
  'countedOnce',
  'handedIn',
  'counted',
  'counted',
] as const;

/** State of a pay stage without an amount due. */
const NOTHING_DUE = 'noPaymentNeeded';

/** Plays couriers who hand in cash and branches that count it, each up to a state. */
async function cash(demo: DemoContext): Promise<void> {
  const rows = await demo.rowsIn('courierCash', 'holding', 50);
  for (const [place, courier] of usernames.entries()) {
    const id = demo.idOf('staff', courier);
    const held = Number(rows.find((row) => row['id'] === id)?.['heldMmk'] ?? 0);
    const course = courses[place];
    if (held === 0 || course === undefined) continue;
    const manager = `manager.${branchOf(courier)}`;
    const act = (by: string, event: string, data: object, minutes: number) =>
      demo.propose({
        by,
        machine: 'courierCash',
        id,
        type: `courierCash.${event}`,
        data: { ...data },
        at: demo.before(0, 2 - minutes / 60),
      });
    const found = { MMK: course === 'accepted' ? held : held - 1_000_00, CNY: 0 };
    await act(courier, 'handedIn', { MMK: held, CNY: 0 }, 0);
    if (course === 'handedIn') continue;
    await act('finance', 'firstCounted', found, 10);
    if (course === 'countedOnce') continue;
    await act(manager, 'secondCounted', found, 20);
    if (course === 'counted') continue;
    const reason = { reason: 'The change was short' };
    await act(manager, course, course === 'accepted' ? {} : reason, 30);
  }
}

/**
 * Plays refunds in every state, of freight paid at the collection. Goods money paid at the signature may have been
 * paid out to the sender, and is then not refunded.
 */
async function refunds(demo: DemoContext): Promise<void> {
  const confirmed = await demo.rowsIn('receivable', 'confirmed', 200);
  const rows = confirmed.filter((row) => row['stage'] === 'collection');
  const ends = ['applying', 'confirmed', 'refused', 'notNeeded', 'refunded'] as const;
  for (const [place, course] of ends.entries()) {
    const row = rows.filter((one) => Number(one['received']) > 1_000_00)[place];
    if (!row) continue;
    const act = (by: string, event: string, data: object, minutes: number, id?: string) =>
      demo.propose({
        by,
        machine: 'refund',
        ...(id === undefined ? {} : { id }),
        type: `refund.${event}`,
        data: { ...data },
        at: demo.before(0, 2 - minutes / 60),
      });
    const reason = 'Delivered two days late';
    const asked = await act('support', 'requested', { receivable: row['id'], amount: 1_000_00, reason }, place);
    const id = asked.id ?? '';
    if (course === 'applying') continue;
    if (course === 'refused' || course === 'notNeeded') {
      await act('finance', course, { reason: 'The delay was announced' }, 15 + place, id);
      continue;
    }
    await act('finance', 'confirmed', {}, 15 + place, id);
    if (course === 'refunded') await act('finance', 'refunded', { method: 'cash' }, 30 + place, id);
  }
}

/** Plays receipts of transfers that wait for a cashier, were confirmed, or were wrong. */
async function receipts(demo: DemoContext): Promise<void> {
  const rows = await demo.rowsIn('receivable', 'received', 3);
  for (const [place, course] of (['toBeConfirmed', 'confirmed', 'voided'] as const).entries()) {
    const row = rows[place];
    if (!row) continue;
    const recorded = await demo.propose({
      by: 'admin',
      machine: 'receipt',
      type: 'receipt.recorded',
      data: {
        receivable: row['id'],
        amount: row['received'],
        collectionFee: 0,
        method: 'bank',
        account: '0012 3456 7890',
        voucher: `KBZ-${place + 1}`,
        transferAt: demo.before(0, 3),
      },
      at: demo.before(0, 2),
    });
    if (course === 'toBeConfirmed') continue;
    const data = course === 'voided' ? { reason: 'The voucher is of another transfer' } : {};
    const id = recorded.id ?? '';
    await demo.propose({
      by: 'finance',
      machine: 'receipt',
      id,
      type: `receipt.${course}`,
      data,
      at: demo.before(0, 1),
    });
  }
}

/** Returns orders in stock in Yangon without an open request or an incidental fee. */
async function inStockInYangon({ rowsIn }: DemoContext): Promise<readonly string[]> {
  const rows = await rowsIn('order', 'warehoused', 200);
  return rows
    .filter((row) => row['request'] === 'none' && row['currentBranch'] === 'YGN' && row['payOnline'] === NOTHING_DUE)
    .map(({ id }) => String(id));
}

/** Plays a mistaken fee: one person adds it, two others void it. */
async function mistakenFee({ propose, before }: DemoContext, id: string): Promise<void> {
  const machine = 'order';
  const fee = { kind: 'upstairs', amount: 2_000_00, channel: 'cash', stage: 'sign' };
  const { events } = await propose({
    by: 'finance',
    machine,
    id,
    type: 'order.extraFeeAdded',
    data: fee,
    at: before(0, 1),
  });
  const version = events.find(({ type }) => type === 'order.extraFeeAdded')?.version ?? 0;
  const wrong = { version, ground: 'incorrectData', reason: 'Meant for another parcel' };
  await propose({ by: 'manager.yangon', machine, id, type: 'order.voidRequested', data: wrong, at: before(0, 0.9) });
  await propose({ by: 'operations', machine, id, type: 'order.eventVoided', data: { version }, at: before(0, 0.8) });
}

/** Plays a fee of today on account: shortly after midnight all earlier ones are on bills. */
async function feeOnAccount({ propose, before }: DemoContext, id: string): Promise<void> {
  const amount = 800_00;
  const fee = { kind: 'storage', amount, channel: 'cash', stage: 'online' };
  const machine = 'order';
  await propose({ by: 'clerk.yangon', machine, id, type: 'order.extraFeeAdded', data: fee, at: before(0, 0.05) });
  await propose({ by: 'finance', machine, id, type: 'order.onlineCredited', data: { amount }, at: before(0, 0.04) });
}

/** Plays the documents of money in each state: counted cash, refunds, receipts. */
export async function money(demo: DemoContext): Promise<void> {
  await cash(demo);
  await refunds(demo);
  await receipts(demo);
  const [mistaken, onAccount] = await inStockInYangon(demo);
  if (mistaken !== undefined) await mistakenFee(demo, mistaken);
  if (onAccount !== undefined) await feeOnAccount(demo, onAccount);
}
