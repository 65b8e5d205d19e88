import type { Currency } from './format.ts';

const YUAN = /^CNY$|Cny$/;
const MONEY =
  /^MMK$|Mmk$|(^|[a-z])(amount|due|paid|freightTotal|extraFees|perKg)$|Amount$|(sender|receiver)Due$|^fee[A-Z]|Fee$/;
const GRAMS = /(^g|G)rams$/;
const MILLIMETRES = /Mm$/;

/** Unit in which a number is stored, by the name of its field; null if the name says none. */
export function unitNamed(name: string): Currency | 'grams' | 'millimetres' | null {
  if (YUAN.test(name)) return 'CNY';
  if (MONEY.test(name)) return 'MMK';
  if (GRAMS.test(name)) return 'grams';
  return MILLIMETRES.test(name) ? 'millimetres' : null;
}
