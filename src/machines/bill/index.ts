import { aggregateType } from '../kit/aggregateType.ts';
import type { Reservation } from '../kit/aggregate.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Bill } from './context.ts';
import { events, type BillEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** One bill a day for each customer, and one bill for each fee (reliability.md 5, M06, M08). */
const reservations = ({ customerKind, customer, day, supplements, lines }: Bill): Reservation[] => [
  ...(supplements === null ? [{ kind: 'bill.cycle', key: `${customerKind} ${customer} ${day}` }] : []),
  ...lines.flatMap(({ kind, line }) => (kind === 'supplement' ? [] : [{ kind: 'bill.line', key: line }])),
];

/** Bill: what one customer owes and is owed for one day. */
export const bill = aggregateType<Bill, keyof BillEvents, typeof rowSchema, StateOf<typeof machine, 'bill'>>({
  id: 'bill',
  version: 2,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  reactions,
  branches: ({ branch }) => (branch === '' ? [] : [branch]),
  owner: ({ customerKind, customer }) => (customerKind === 'merchant' ? customer : null),
  reservations: ({ context }) => reservations(context),
  identify: (serial, { day }: { readonly day?: unknown }) =>
    `BL${typeof day === 'string' ? day.replaceAll('-', '') : ''}${String(serial).padStart(8, '0')}`,
});
