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

/** The compared parts of a line, made once for all comparisons with it. */
export interface Read<Line extends Paid = Paid> {
  readonly line: Line;
  readonly text: string;
  readonly at: number;
}

export const readLine = <Line extends Paid>(line: Line): Read<Line> => ({
  line,
  text: `${bare(line.reference)} ${bare(line.narrative)}`,
  at: Date.parse(line.day),
});

/** The compared parts of an expected payment, made once for all comparisons with it. */
export interface ReadExpected {
  readonly one: Expected;
  readonly numbers: readonly string[];
  readonly name: string | null;
  readonly ending: string | null;
  readonly at: number;
}

export const readExpected = (one: Expected): ReadExpected => {
  const name = bare(one.customerName);
  const ending = bare(one.account).slice(-ACCOUNT_ENDING);
  return {
    one,
    numbers: one.numbers.map(bare).filter((number) => number.length >= NUMBER_LEAST_CHARACTERS),
    name: name.length >= NAME_LEAST_CHARACTERS ? name : null,
    ending: ending.length === ACCOUNT_ENDING ? ending : null,
    at: Date.parse(one.day),
  };
};

const daysBetween = (one: { readonly at: number }, other: { readonly at: number }): number =>
  Math.abs(one.at - other.at) / DAY_MS;

type Moved = Pick<Paid, 'paidIn' | 'paidOut'>;

const amountReason = ({ paidIn, paidOut }: Moved, { machine, amount, fee }: Expected): MatchReason | null => {
  const moved = machine === 'receipt' ? paidIn : paidOut;
  if (moved === amount) return 'amount';
  return fee > 0 && moved === amount - fee ? 'amountLessFee' : null;
};

const dayReason = (days: number): MatchReason | null => {
  if (days === 0) return 'sameDay';
  if (days <= NEAR_DAYS) return 'nearDay';
  return days <= WEEK_DAYS ? 'nearWeek' : null;
};

/** Compares what was read of a line, as if it had moved this much, with what was read of an expected payment. */
export function matchOfRead(line: Read, expected: ReadExpected, moved: Moved = line.line): Match | null {
  const amount = amountReason(moved, expected.one);
  if (amount === null) return null;
  const { text } = line;
  const isNamed = expected.numbers.some((number) => text.includes(number));
  const days = daysBetween(line, expected);
  if (days > FAR_DAYS && !isNamed) return null;
  const reasons = [
    amount,
    isNamed ? 'reference' : null,
    expected.name !== null && text.includes(expected.name) ? 'customer' : null,
    expected.ending !== null && text.includes(expected.ending) ? 'account' : null,
    dayReason(days),
  ].filter((reason) => reason !== null) as MatchReason[];
  if (reasons.length === 1) return null;
  const isExact = amount === 'amount' && isNamed && days <= NEAR_DAYS;
  const score = reasons.reduce((sum, reason) => sum + REASONS[reason], 0);
  return { kind: isExact ? 'exact' : 'probable', score: Math.min(score, MOST_SCORE), reasons };
}

/** Compares a line with an expected payment; null if the amount differs, or nothing but the amount is common. */
export const matchOf = (line: Paid, expected: Expected): Match | null =>
  matchOfRead(readLine(line), readExpected(expected));

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
    expected.map(readExpected).flatMap((read) => {
      const { amount: whole, fee } = read.one;
      return [...new Set([whole, whole - fee])].map((amount) => ({ amount, read }));
    }),
    ({ amount }) => amount,
  );
  const possible = lines.map(readLine).flatMap((read) =>
    (byAmount.get(read.line.paidIn ?? read.line.paidOut ?? 0) ?? []).flatMap(({ read: other }) => {
      const match = matchOfRead(read, other);
      return match === null ? [] : [{ line: read.line, expected: other.one, match, days: daysBetween(read, other) }];
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
