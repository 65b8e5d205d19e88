import { isBagNumber, isWaybill } from '#machines/identifiers.ts';

/** How many numbers may be looked for at once. */
export const MOST_NUMBERS = 500;

/** What stands between numbers, however they were copied: anything that no number has in it. */
const BETWEEN = /[^\p{L}\p{N}._:@+#/-]+/u;
const DASHES = /[\u2010-\u2015\u2212]/g;
const EDGES = /^[._:/-]+|[._:/-]+$/g;

const PIECE = /^(SL\d{9}MM)-\d{1,2}$/;
const OUR_WAYBILL = /^SL\d{9}MM$/;
const OUR_BAG = /^08830001\d{10}$/;

/** What is typed, scanned or pasted as several numbers, each once, in order; full-width letters are plain ones. */
export const numbersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFKC')
      .replace(DASHES, '-')
      .split(BETWEEN)
      .map((number) => number.replace(EDGES, ''))
      .filter(Boolean),
  ),
];

/** A number of ours that was misread: its check digit is wrong, so that nothing can have it. */
export const isMisread = (number: string): boolean => {
  const upper = number.toUpperCase();
  const whole = PIECE.exec(upper)?.[1] ?? upper;
  return (OUR_WAYBILL.test(whole) && !isWaybill(whole)) || (OUR_BAG.test(whole) && !isBagNumber(whole));
};

/** The ways a number may be written in a row: as it came, in capitals, and for a piece its order's waybill. */
export const writings = (number: string): string[] => {
  const upper = number.toUpperCase();
  const whole = PIECE.exec(upper)?.[1];
  return whole === undefined ? [...new Set([number, upper])] : [whole];
};
