import { inLatinDigits } from '#machines/kit/text.ts';
import { isBagNumber, isWaybill } from '#machines/fields/identifiers.ts';

/** Most numbers of one search. */
export const MOST_NUMBERS = 500;

/** Separators between copied numbers: any character that no number contains. */
const BETWEEN = /[^\p{L}\p{N}._:@+#/-]+/u;
const DASHES = /[\u2010-\u2015\u2212]/g;
const EDGES = /^[._:/-]+|[._:/-]+$/g;

const PIECE = /^(SL\d{9}MM)-\d{1,2}$/;
const OUR_WAYBILL = /^SL\d{9}MM$/;
const OUR_BAG = /^08830001\d{10}$/;

/** Splits typed, scanned or pasted text into numbers, each once, in order; full-width letters become plain ones. */
export const numbersIn = (typed: string): string[] => [
  ...new Set(
    // Not `plainCode`: an invisible space between two pasted numbers parts them.
    inLatinDigits(typed.normalize('NFKC'))
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

/** Spellings of a number in a row: unchanged, in capitals, and for a piece its order's waybill. */
export const writings = (number: string): string[] => {
  const upper = number.toUpperCase();
  const whole = PIECE.exec(upper)?.[1];
  return whole === undefined ? [...new Set([number, upper])] : [whole];
};
