import type { Values } from '#machines/kit/rule.ts';
import { unitNamed } from './unitNamed.ts';
import type { MessageValues, Words } from './words.ts';

const INDEX = /^\d+$/;

/** The label of a payload field: that of its whole path, else that of its last part. */
export const labelOf = (path: string, machine: string, words: Words): string => {
  const parts = path.split('.').filter((part) => !INDEX.test(part));
  const ids = [parts.join('.'), parts.at(-1) ?? ''].map((part) => `field.${machine}.${part}`);
  const id = ids.find((candidate) => words.has(candidate));
  return id ? words.text(id) : path;
};

/** Fields of payloads that are money by their schema, which a refusal does not carry. */
const MONEY =
  /^(fare|refundDue|collected|offset|insured|receivable|payable|paidIn|paidOut|balance|kyatPerYuan|base|storagePerDay)$/;

/** A limit in the unit in which its field is typed; it is given in hundredths, grams or millimetres. */
const limitOf = (field: string, limit: string, words: Words): string => {
  const unit = unitNamed(field) ?? (MONEY.test(field) ? 'MMK' : null);
  if (unit === 'MMK' || unit === 'CNY') return words.money(Number(limit), unit);
  if (unit === 'grams') return words.weight(Number(limit));
  if (unit === 'millimetres') return words.length(Number(limit));
  return words.number(Number(limit));
};

/** Values of a refused payload field (rule `invalid.<issue>`): its label, limits in its unit, choices by their titles. */
export const issueValues = (values: Values, machine: string, words: Words): MessageValues => {
  const path = String(values['path'] ?? '');
  const field = path.split('.').findLast((part) => !INDEX.test(part)) ?? '';
  const choice = (value: string): string => {
    const id = `value.${field}.${value}`;
    return words.has(id) ? words.text(id) : value;
  };
  const worded: Readonly<Record<string, (value: string) => string>> = {
    path: (value) => labelOf(value, machine, words),
    minimum: (value) => limitOf(field, value, words),
    maximum: (value) => limitOf(field, value, words),
    values: (value) => words.list(value.split(', ').map(choice)),
  };
  const said = Object.entries(values).map(([name, value]) => [name, worded[name]?.(String(value)) ?? String(value)]);
  // Refusals of earlier versions do not say whether the limit itself is allowed: it was.
  return { inclusive: 'true', ...Object.fromEntries(said) };
};
