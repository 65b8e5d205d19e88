import { reaches } from '../money/billing.ts';
import { localDay } from '../time/calendar.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { BankLine } from './context.ts';
import type { BankLineData } from './events.ts';
import type { Match } from './matching.ts';
import { partMatchOf } from './parts.ts';
import { matchOfAll } from './together.ts';
import type { Target } from './target.ts';

export interface BankLineLookups {
  /** Named receipt; null if none is named, or it does not exist. */
  readonly receipt: Target | null;
  /** Receipts named together; those that do not exist are omitted. */
  readonly receipts: readonly Target[];
  readonly paymentSlip: Target | null;
  /** Line that is matched with the named receipt; null if there is none. */
  readonly lineOfReceipt: string | null;
}

type Import = Judged<BankLine, BankLineData<'bankLine.imported'>, BankLineLookups>;
type Matching = Judged<BankLine, BankLineData<'bankLine.matched'>, BankLineLookups>;
type Joining = Judged<BankLine, BankLineData<'bankLine.joined'>, BankLineLookups>;
type AnyEvent = Judged<BankLine, Partial<BankLineData<'bankLine.matched'>> | undefined, BankLineLookups>;

/** Returns the records that the lookups found. */
export const targetsOf = ({ receipt, receipts = [], paymentSlip }: Partial<BankLineLookups>): readonly Target[] =>
  [receipt, ...receipts, paymentSlip].filter((target) => target !== null && target !== undefined);

/** Returns the number of records that an event names, or that the line is matched with. */
const countNamed = ({ data, context }: Pick<AnyEvent, 'data' | 'context'>): number =>
  new Set(data?.receipts ?? context.receipts).size || 1;

/** Returns the customer of all records; null if they differ. */
export const customerOf = ([first, ...others]: readonly Target[]): string | null =>
  first && others.every(({ customerName }) => customerName === first.customerName) ? first.customerName : null;

const lookups = ['receipt', 'receipts', 'paymentSlip'] as const;

const sumOf = (targets: readonly Target[], part: 'amount' | 'fee'): number =>
  targets.reduce((sum, target) => sum + target[part], 0);

/** Rules of a line of a bank statement. */
export const rules = rulesOf<BankLine, BankLineLookups>('bankLine')({
  oneAmount: {
    source: 'ours: money comes in or goes out',
    needsData: true,
    field: 'paidIn',
    holds: ({ data }: Import) => (data.paidIn === undefined) !== (data.paidOut === undefined) || {},
  },
  dayHasBegun: {
    source: 'ours: a statement is about what has happened',
    needsData: true,
    field: 'day',
    values: ['day'],
    holds: ({ data, at }: Import): true | Values => data.day <= localDay(at) || { day: data.day },
  },
  oneTargetNamed: {
    source: 'ours: a line proves receipts or one payment slip',
    needsData: true,
    field: 'receipt',
    holds: ({ data: { receipt, receipts, paymentSlip } }: Matching) =>
      [receipt, receipts, paymentSlip].filter((named) => named !== undefined).length === 1 || {},
  },
  receiptsDiffer: {
    source: 'reliability.md 5, M07: money is counted once',
    needsData: true,
    field: 'receipts',
    values: ['record'],
    holds({ data: { receipts = [] } }: Matching): true | Values {
      const again = receipts.find((id, place) => receipts.indexOf(id) !== place);
      return again === undefined || { record: again };
    },
  },
  targetExists: {
    source: 'ours: a line proves receipts or one payment slip',
    needsData: true,
    lookups,
    holds: (judged: AnyEvent) => targetsOf(judged.lookups).length >= countNamed(judged) || {},
  },
  targetWithinReach: {
    source: '§6, data scope',
    code: 'scope',
    values: ['record'],
    lookups,
    holds({ lookups: found, actor }: AnyEvent): true | Values {
      const outside = targetsOf(found).find(({ branches }) => !branches.every((branch) => reaches(actor, branch)));
      return outside === undefined || { record: outside.id };
    },
  },
  targetWaits: {
    source: '§4, §5: what is confirmed is not confirmed again',
    values: ['record'],
    lookups,
    holds({ lookups: found }: AnyEvent): true | Values {
      const confirmed = targetsOf(found).find(({ isOpen }) => !isOpen);
      return confirmed === undefined || { record: confirmed.id };
    },
  },
  targetIsConfirmed: {
    source: 'ours: what waits is matched, so that its acceptance confirms it',
    values: ['record'],
    lookups,
    holds({ lookups: found }: AnyEvent): true | Values {
      const open = targetsOf(found).find(({ isConfirmed }) => !isConfirmed);
      return open === undefined || { record: open.id };
    },
  },
  partCameIn: {
    source: 'ours: a receipt is about money received',
    holds: ({ context }: Joining) => context.paidIn !== null || {},
  },
  partIsLess: {
    source: 'ours: a line pays no more than its receipt waits for',
    needsData: true,
    field: 'receipt',
    values: ['record', 'amount'],
    lookups: ['receipt'],
    holds: ({ context, lookups: { receipt } }: Joining): true | Values =>
      receipt === null || (context.paidIn ?? 0) <= receipt.amount || { record: receipt.id, amount: receipt.amount },
  },
  partLeavesRest: {
    source: 'ours: the line of the rest is matched, so that a person accepts it',
    needsData: true,
    field: 'receipt',
    values: ['record', 'amount'],
    lookups: ['receipt'],
    holds: ({ context: { paidIn }, lookups: { receipt } }: Joining): true | Values =>
      receipt === null ||
      (paidIn !== receipt.amount && paidIn !== receipt.amount - receipt.fee) || {
        record: receipt.id,
        amount: receipt.amount,
      },
  },
  receiptIsFree: {
    source: 'reliability.md 5, M07: money is counted once',
    needsData: true,
    field: 'receipt',
    values: ['record', 'line'],
    lookups: ['lineOfReceipt'],
    holds: ({ data, lookups: { lineOfReceipt } }: Joining): true | Values =>
      lineOfReceipt === null || { record: data.receipt, line: lineOfReceipt },
  },
  amountIsExpected: {
    source: 'issue 17: by amount, reference and date',
    values: ['record', 'amount'],
    lookups,
    holds({ context, lookups: found }: AnyEvent): true | Values {
      const targets = targetsOf(found);
      const [first] = targets;
      if (first === undefined) return true;
      const moved = first.machine === 'receipt' ? context.paidIn : context.paidOut;
      const amount = sumOf(targets, 'amount');
      return (
        moved === amount ||
        moved === amount - sumOf(targets, 'fee') || { record: targets.map(({ id }) => id).join(', '), amount }
      );
    },
  },
});

export type RuleName = keyof typeof rules;

/** Compares a line with the records that a person names: by hand also what shares nothing but the amount. */
export const handMatchOf = (line: BankLine, targets: readonly Target[]): Match | null =>
  targets.length === 0 ? null : (matchOfAll(line, targets) ?? { kind: 'probable', score: 0, reasons: [] });

/** Compares a line with the receipt that a person joins it to, as `handMatchOf`. */
export const handPartMatchOf = (line: BankLine, [target]: readonly Target[]): Match | null =>
  target === undefined ? null : (partMatchOf(line, target) ?? { kind: 'probable', score: 0, reasons: ['part'] });
