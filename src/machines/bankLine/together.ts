import { byId, choiceOf } from './choice.ts';
import {
  matchOf,
  matchOfRead,
  readExpected,
  readLine,
  type Expected,
  type Match,
  type MatchReason,
  type Paid,
  type ReadExpected,
} from './matching.ts';

/** Receipts that one transfer pays at most. */
export const TOGETHER_MOST = 20;

const sumOf = (expected: readonly Expected[], part: (one: Expected) => number): number =>
  expected.reduce((sum, one) => sum + part(one), 0);

/**
 * Compares a line with the payments that it makes, one or several together; null if the amounts differ, or nothing but
 * the amount is common. Reasons of several payments are those that each of them has.
 */
export function matchOfAll(line: Paid, expected: readonly Expected[]): Match | null {
  const [first, ...others] = expected;
  if (first === undefined || others.length === 0) return first === undefined ? null : matchOf(line, first);
  const net = (one: Expected): number => one.amount - one.fee;
  const part = line.paidIn === sumOf(expected, ({ amount }) => amount) ? (one: Expected) => one.amount : net;
  if (line.paidIn !== sumOf(expected, part)) return null;
  const matches = expected.map((one) => matchOf({ ...line, paidIn: part(one) }, one));
  const found = matches.filter((match) => match !== null);
  const [least] = found.toSorted((one, other) => one.score - other.score);
  if (least === undefined || found.length < matches.length) return null;
  const isCommon = (reason: MatchReason): boolean => found.every(({ reasons }) => reasons.includes(reason));
  return {
    kind: found.every(({ kind }) => kind === 'exact') ? 'exact' : 'probable',
    score: least.score,
    reasons: least.reasons.filter(isCommon),
  };
}

/** Payments of one line, and how well they fit. */
export interface Together<Line> {
  readonly line: Line;
  readonly expected: readonly Expected[];
  readonly match: Match;
}

/**
 * Proposes receipts of one customer that a line pays together, for lines and receipts that no pair has; each is in one
 * proposal at most. Lines come in the order of their numbers, and receipts too, so that the result does not depend on
 * the order of the input.
 */
export function groupUp<Line extends Paid & { readonly id: string }>(
  lines: readonly Line[],
  expected: readonly Expected[],
): Together<Line>[] {
  const taken = new Set<string>();
  const receipts = expected
    .filter(({ machine }) => machine === 'receipt')
    .toSorted(byId)
    .map(readExpected);
  return lines.toSorted(byId).flatMap((line) => {
    const { paidIn: sum, paidOut } = line;
    if (sum === null) return [];
    const read = readLine(line);
    const fits = (other: ReadExpected): boolean => {
      const { id, amount } = other.one;
      return amount < sum && !taken.has(id) && matchOfRead(read, other, { paidIn: amount, paidOut }) !== null;
    };
    const possible = receipts.filter(fits).map(({ one }) => one);
    for (const own of Map.groupBy(possible, ({ customerName }) => customerName).values()) {
      const found = choiceOf(sum, own);
      const match = found && matchOfAll(line, found);
      if (!found || !match) continue;
      for (const { id } of found) taken.add(id);
      return [{ line, expected: found, match }];
    }
    return [];
  });
}
