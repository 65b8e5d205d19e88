import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findMatches } from '#services/bankMatches.ts';
import { everyRow, EVERY_ROW_MOST } from '#services/everyRow.ts';
import type { Filter, Row } from '#services/page.ts';
import { stubRequest } from '../support/stubRequest.ts';

interface Proposed {
  readonly id: string;
  readonly event: Readonly<Record<string, unknown>>;
}

const DAY = '2026-11-20';
const numbered = (prefix: string, number: number): string => `${prefix}${String(number).padStart(8, '0')}`;

/** Line that pays an amount of its own; cash, without a name of the payer. */
const line = (number: number, reference: string | null = null): Row => ({
  id: numbered('BL', number),
  version: 1,
  state: 'unmatched',
  code: 0,
  account: '9876543210',
  day: DAY,
  paidIn: number * 100_00,
  paidOut: null,
  reference,
  narrative: null,
});

const receipt = (number: number): Row => ({
  id: numbered('RC', number),
  version: 1,
  state: 'toBeConfirmed',
  code: 0,
  amount: number * 100_00,
  partsPaid: 0,
  collectionFee: 0,
  transferAt: `${DAY}T04:30:00.000Z`,
  order: 'SL000000015MM',
  account: '0012 3456 7890',
  customerName: 'Golden Lotus',
});

/** Line that somebody matched before with a receipt. */
const matchedLine = (number: number): Row => ({
  ...line(number),
  state: 'matched',
  receipt: numbered('RC', number),
  receipts: [],
  paymentSlip: null,
});

let lists: Record<string, Row[]>;
let proposed: Proposed[];
/** Runs after each page that is answered. */
let afterPage: (machine: string) => void;

const holds = (row: Row, { field, op, value }: Filter): boolean =>
  op === 'in'
    ? [value].flat().includes(String(row[field]))
    : op === 'gte'
      ? String(row[field]) >= String(value)
      : row[field] === value;

const answer = async (request: Request): Promise<Response> => {
  const body = await request.json();
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/commands')) {
    proposed.push(...body.commands);
    const results = body.commands.map(({ key, machine }: { key: string; machine: string }) => {
      return { key, machine, status: 'accepted' };
    });
    return Response.json({ results });
  }
  const machine = pathname.split('/')[2] ?? '';
  const rows = (lists[machine] ?? []).filter((row) => body.filters.every((filter: Filter) => holds(row, filter)));
  const from = (body.pageNum - 1) * body.pageSize;
  const reply = Response.json({
    records: rows.slice(from, from + body.pageSize),
    total: rows.length,
    totalIsExact: true,
  });
  afterPage(machine);
  return reply;
};

beforeEach(() => {
  lists = {};
  proposed = [];
  afterPage = () => {};
  vi.stubGlobal('location', new URL('http://shweli.example/'));
  vi.stubGlobal('document', { cookie: 'token=T1; language=en' });
  stubRequest();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

test('of 2,500 lines the newest are matched too, with what no other line has', async () => {
  const paid = 2500;
  const earlier = Array.from({ length: 1200 }, (_, index) => 5001 + index);
  lists = {
    bankLine: [
      ...Array.from({ length: paid - 1 }, (_, index) => line(index + 1)),
      line(paid, numbered('RC', paid)),
      ...earlier.map(matchedLine),
      // The last receipt that a line has is no match for another line of its amount.
      line(6200, numbered('RC', 6200)),
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    receipt: [paid, ...earlier].map(receipt),
  };
  const progress: number[] = [];
  const found = await findMatches((rows) => progress.push(rows));
  // The line of the taken receipt names it.
  expect(found).toEqual({ exact: 1, probable: 0, linked: 0, none: paid, settled: 1, refused: 0, isCut: false });
  expect(proposed.map(({ id, event }) => ({ id, ...event }))).toEqual([
    { id: numbered('BL', paid), type: 'bankLine.matched', receipt: numbered('RC', paid) },
  ]);
  expect(progress.at(-1)).toBe(paid + 1 + earlier.length + 1 + earlier.length);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
});

test('a line is linked to the confirmed payment of its amount that it names; of others is said what they name', async () => {
  const confirmed = (number: number): Row => ({ ...receipt(number), state: 'confirmed' });
  const slip = {
    id: 'PAY00000007',
    version: 1,
    state: 'confirmed',
    code: 0,
    amount: 5 * 100_00,
    drawnAt: `${DAY}T04:30:00.000Z`,
    generatedAt: null,
    account: '0012 3456 7890',
    customerName: 'Golden Lotus',
    bills: [],
  };
  lists = {
    bankLine: [
      line(1, 'FT rc00000001'),
      line(2, '၀ RC၀၀၀၀၀၀၀၂'),
      line(3, 'RC000000019'),
      line(4, 'RC00000004'),
      { ...line(5), paidIn: null, paidOut: 5 * 100_00, narrative: 'Paid PAY00000007' },
      line(6, 'RC00000006'),
      // Another amount; a second line about the same; the receipt that an accepted line has.
      line(8, 'RC00000002'),
      { ...line(1, 'once more RC00000001'), id: numbered('BL', 21) },
      line(9, 'RC00000009'),
      { ...line(19), state: 'accepted', receipt: numbered('RC', 9), receipts: [], paymentSlip: null },
    ],
    receipt: [confirmed(1), confirmed(2), { ...receipt(4), state: 'void' }, confirmed(9)],
    paymentSlip: [slip],
  };
  expect(await findMatches()).toMatchObject({ exact: 0, probable: 0, linked: 3, none: 6, settled: 3, refused: 0 });
  expect(proposed.map(({ id, event }) => ({ id, ...event }))).toEqual([
    { id: numbered('BL', 1), type: 'bankLine.linked', receipt: numbered('RC', 1) },
    { id: numbered('BL', 2), type: 'bankLine.linked', receipt: numbered('RC', 2) },
    { id: numbered('BL', 5), type: 'bankLine.linked', paymentSlip: 'PAY00000007' },
  ]);
});

test('a line is linked to the confirmed receipt of its amount whose order it names, and to the slip of its bill', async () => {
  const ofOrder = (number: number, order: string): Row => ({ ...receipt(number), state: 'confirmed', order });
  const bill = 'BL2026112000000031';
  const slip = {
    id: 'PAY00000012',
    version: 1,
    state: 'confirmed',
    code: 0,
    amount: 12 * 100_00,
    drawnAt: `${DAY}T04:30:00.000Z`,
    generatedAt: null,
    account: '0012 3456 7890',
    customerName: 'Golden Lotus',
    bills: [bill],
  };
  lists = {
    bankLine: [
      line(11, 'FT SL000009662MM'),
      // The same again, another amount, and an order of which nothing is confirmed.
      { ...line(11, 'SL000009662MM'), id: numbered('BL', 21) },
      line(14, 'SL000009662MM'),
      line(15, 'SL000009999MM'),
      { ...line(12), paidIn: null, paidOut: 12 * 100_00, narrative: `payout ${bill}` },
    ],
    receipt: [ofOrder(11, 'SL000009662MM'), ofOrder(13, 'SL000009662MM')],
    paymentSlip: [slip],
    bill: [{ id: bill, version: 1, state: 'confirmed', code: 0, slip: 'PAY00000012' }],
  };
  expect(await findMatches()).toMatchObject({ exact: 0, probable: 0, linked: 2, none: 3, settled: 2, refused: 0 });
  expect(proposed.map(({ id, event }) => ({ id, ...event }))).toEqual([
    { id: numbered('BL', 11), type: 'bankLine.linked', receipt: numbered('RC', 11) },
    { id: numbered('BL', 12), type: 'bankLine.linked', paymentSlip: 'PAY00000012' },
  ]);
});

test('no line is passed over because an earlier one leaves the list while it is read', async () => {
  lists = { bankLine: Array.from({ length: 250 }, (_, index) => line(index + 1)) };
  const all = lists['bankLine'] ?? [];
  afterPage = () => (lists = { bankLine: (lists['bankLine'] ?? []).slice(30) });
  const { rows } = await everyRow('bankLine', []);
  expect(rows).toEqual(all);
});

test('a list that is longer than what is read of it is said to be cut, one as long is not', async () => {
  const rows = Array.from({ length: 301 }, (_, index) => receipt(index + 1));
  lists = { receipt: rows };
  expect(await everyRow('receipt', [], () => {}, 300)).toEqual({ rows: rows.slice(0, 300), isCut: true });
  expect(await everyRow('receipt', [], () => {}, 301)).toEqual({ rows, isCut: false });
});

test('who looks for matches learns that a list was cut', async () => {
  lists = { receipt: Array.from({ length: EVERY_ROW_MOST + 1 }, (_, index) => receipt(index + 1)) };
  expect(await findMatches()).toMatchObject({ isCut: true });
});
