import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type BankLine } from './context.ts';
import { events, type BankLineEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { lineKey } from './identity.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Returns the identity of a line, so that a statement that is imported again adds no line twice. */
const identityOf = (line: BankLine): string =>
  [line.account.replaceAll(/\W/g, ''), lineKey(line), line.number].join(' ');

const claimed = (kind: string, key: string | null) => (key === null ? [] : [{ kind, key }]);
/** Returns the receipts that the line pays or completes; its part of a receipt keeps no other part away. */
const receiptsOf = ({ receipt, receipts, isPart }: BankLine): readonly string[] =>
  receipt === null ? receipts : isPart ? [] : [receipt];

/** Line of a bank statement, matched with the receipts or the payment slip that it proves. */
export const bankLine = aggregateType<BankLine, keyof BankLineEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'bankLine',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  reactions,
  branches: () => [],
  reservations: ({ context }) => [
    { kind: 'bankLine.line', key: identityOf(context) },
    ...receiptsOf(context).flatMap((receipt) => claimed('bankLine.receipt', receipt)),
    ...claimed('bankLine.paymentSlip', context.paymentSlip),
  ],
  identify: (serial) => `BNK${String(serial).padStart(8, '0')}`,
});
