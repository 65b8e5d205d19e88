import { plainCode } from '../kit/text.ts';

/** A line of a statement as it is compared with what is expected. Money in hundredths of MMK. */
export interface Paid {
  readonly account: string;
  readonly day: string;
  readonly paidIn: number | null;
  readonly paidOut: number | null;
  readonly reference: string | null;
  readonly narrative: string | null;
}

/** Payment that a line may prove: a receipt to be confirmed, or a slip at the bank. */
export interface Expected {
  readonly machine: 'receipt' | 'paymentSlip';
  readonly id: string;
  readonly amount: number;
  /** Part of the amount that the bank may have kept. */
  readonly fee: number;
  /** Day of the transfer as it was recorded. */
  readonly day: string;
  /** Numbers that a payer writes: of the record, its order or its bills. */
  readonly numbers: readonly string[];
  readonly account: string;
  readonly customerName: string;
}

/** Reasons of a match, each with its share of the score. */
export const REASONS = {
  amount: 50,
  amountLessFee: 40,
  part: 40,
  reference: 30,
  customer: 10,
  account: 5,
  sameDay: 15,
  nearDay: 10,
  nearWeek: 5,
} as const;
export type MatchReason = keyof typeof REASONS;
export const MATCH_REASONS = Object.keys(REASONS) as [MatchReason, ...MatchReason[]];

/** A match is exact if the amount is whole, a number is named and the day is near; otherwise probable. */
export const MATCH_KINDS = ['exact', 'probable'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface Match {
  readonly kind: MatchKind;
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
}

const DAY_MS = 86_400_000;
const NEAR_DAYS = 3;
const WEEK_DAYS = 7;
/** A transfer further away belongs to something else, unless the line names it. */
const FAR_DAYS = 31;
const NAME_LEAST_CHARACTERS = 4;
const NUMBER_LEAST_CHARACTERS = 6;
const ACCOUNT_ENDING = 4;
const MOST_SCORE = 100;

/** A text without spaces, signs and case, as banks cut references. */
const bare = (text: string | null): string =>
  plainCode(text ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;

const amountReason = ({ paidIn, paidOut }: Paid, { machine, amount, fee }: Expected): MatchReason | null => {
  const moved = machine === 'receipt' ? paidIn : paidOut;
  if (moved === amount) return 'amount';
  return fee > 0 && moved === amount - fee ? 'amountLessFee' : null;
};

const dayReason = (days: number): MatchReason | null => {
  if (days === 0) return 'sameDay';
  if (days <= NEAR_DAYS) return 'nearDay';
  return days <= WEEK_DAYS ? 'nearWeek' : null;
};

/** Compares a line with an expected payment; null if the amount differs, or nothing but the amount is common. */
export function matchOf(line: Paid, expected: Expected): Match | null {
  const amount = amountReason(line, expected);
  if (amount === null) return null;
  const text = `${bare(line.reference)} ${bare(line.narrative)}`;
  const isNamed = expected.numbers
    .map(bare)
    .some((number) => number.length >= NUMBER_LEAST_CHARACTERS && text.includes(number));
  const days = daysBetween(line.day, expected.day);
  if (days > FAR_DAYS && !isNamed) return null;
  const name = bare(expected.customerName);
  const ending = bare(expected.account).slice(-ACCOUNT_ENDING);
  const reasons = [
    amount,
    isNamed ? 'reference' : null,
    name.length >= NAME_LEAST_CHARACTERS && text.includes(name) ? 'customer' : null,
    ending.length === ACCOUNT_ENDING && text.includes(ending) ? 'account' : null,
    dayReason(days),
  ].filter((reason) => reason !== null) as MatchReason[];
  if (reasons.length === 1) return null;
  const isExact = amount === 'amount' && isNamed && days <= NEAR_DAYS;
  const score = reasons.reduce((sum, reason) => sum + REASONS[reason], 0);
  return { kind: isExact ? 'exact' : 'probable', score: Math.min(score, MOST_SCORE), reasons };
}

/** A line and the expected payment that it fits best. */
export interface Pairing<Line> {
  readonly line: Line;
  readonly expected: Expected;
  readonly match: Match;
}

const keyOf = ({ machine, id }: Expected): string => `${machine} ${id}`;

/**
 * Pairs lines with expected payments, the best first; each is paired at most once. Of equal scores the nearer day and
 * then the smaller number come first, so that the result does not depend on the order of the input.
 */
export function pairUp<Line extends Paid & { readonly id: string }>(
  lines: readonly Line[],
  expected: readonly Expected[],
): Pairing<Line>[] {
  const byAmount = Map.groupBy(
    expected.flatMap((one) => [...new Set([one.amount, one.amount - one.fee])].map((amount) => ({ amount, one }))),
    ({ amount }) => amount,
  );
  const possible = lines.flatMap((line) =>
    (byAmount.get(line.paidIn ?? line.paidOut ?? 0) ?? []).flatMap(({ one }) => {
      const match = matchOf(line, one);
      return match === null ? [] : [{ line, expected: one, match, days: daysBetween(line.day, one.day) }];
    }),
  );
  const order = (text: string, other: string): number => (text < other ? -1 : Number(text > other));
  possible.sort(
    (one, other) =>
      Number(other.match.kind === 'exact') - Number(one.match.kind === 'exact') ||
      other.match.score - one.match.score ||
      one.days - other.days ||
      order(one.line.id, other.line.id) ||
      order(keyOf(one.expected), keyOf(other.expected)),
  );
  const taken = new Set<string>();
  return possible.flatMap(({ line, expected: one, match }) => {
    const names = [`line ${line.id}`, keyOf(one)];
    if (names.some((name) => taken.has(name))) return [];
    for (const name of names) taken.add(name);
    return [{ line, expected: one, match }];
  });
}
