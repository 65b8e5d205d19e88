import { byId, choiceOf } from './choice.ts';
import type { BankLine } from './context.ts';
import {
  matchOfRead,
  readExpected,
  readLine,
  REASONS,
  type Expected,
  type Match,
  type MatchReason,
  type Paid,
  type Read,
  type ReadExpected,
} from './matching.ts';
import type { Target } from './target.ts';

/** Reasons that name the payer: a day alone is too little for a line that pays a part. */
const NAMING: readonly MatchReason[] = ['reference', 'customer', 'account'];

const partMatchOfRead = (read: Read, expected: ReadExpected): Match | null => {
  const { paidIn, paidOut } = read.line;
  const { amount } = expected.one;
  if (paidIn === null || paidIn >= amount) return null;
  const match = matchOfRead(read, expected, { paidIn: amount, paidOut });
  if (match === null) return null;
  const reasons: readonly MatchReason[] = ['part', ...match.reasons.slice(1)];
  return { kind: 'probable', score: reasons.reduce((sum, reason) => sum + REASONS[reason], 0), reasons };
};

/** Compares a line with a payment of which it may be a part; null if it is not less, or nothing is common. */
export const partMatchOf = (line: Paid, expected: Expected): Match | null =>
  partMatchOfRead(readLine(line), readExpected(expected));

/** Lines that pay a receipt in parts, in the order of their numbers; the last one pays the rest. */
export interface Parts<Line> {
  readonly lines: readonly Line[];
  readonly expected: Expected;
}

/**
 * Proposes lines that pay one receipt in parts, for lines and receipts that nothing else has; each line is in one
 * proposal at most, and names the receipt or its payer.
 */
export function splitUp<Line extends Paid & { readonly id: string }>(
  lines: readonly Line[],
  expected: readonly Expected[],
): Parts<Line>[] {
  const taken = new Set<string>();
  const reads = lines.toSorted(byId).map(readLine);
  return expected
    .filter(({ machine }) => machine === 'receipt')
    .toSorted(byId)
    .flatMap((one) => {
      const other = readExpected(one);
      const possible = reads.flatMap((read) => {
        const { line } = read;
        const reasons = taken.has(line.id) ? [] : (partMatchOfRead(read, other)?.reasons ?? []);
        return reasons.some((reason) => NAMING.includes(reason)) ? [{ line, amount: line.paidIn ?? 0 }] : [];
      });
      const found = choiceOf(one.amount, possible) ?? choiceOf(one.amount - one.fee, possible);
      if (!found) return [];
      for (const { line } of found) taken.add(line.id);
      return [{ lines: found.map(({ line }) => line), expected: one }];
    });
}

/** Returns what an accepted line pays of each receipt that other lines paid in part before. */
export function restsPaid(line: BankLine, targets: readonly Target[]): readonly { receipt: string; amount: number }[] {
  const isWhole = line.paidIn === targets.reduce((sum, { amount }) => sum + amount, 0);
  return targets
    .filter(({ hasParts }) => hasParts)
    .map(({ id, amount, fee }) => ({ receipt: id, amount: isWhole ? amount : amount - fee }));
}
