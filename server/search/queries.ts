import { identifier } from '#machines/fields/schemas.ts';
import { bareWords, lookAlike, soughtForm } from '#machines/kit/alike.ts';
import { plainCode } from '#machines/kit/text.ts';
import { readCode } from '#machines/scanning/code.ts';
import { e164Of, isWholePhone } from '#machines/fields/phones.ts';
import type { PageRequest } from '#calls/pages.ts';

/** One query on one table: rows whose field has one of some values, or whose id has a prefix or last digits. */
export interface SearchQuery {
  readonly machine: string;
  readonly filters: PageRequest['filters'];
  /** Lists of words; each word of one of them begins a word of the sender's or the receiver's name. */
  readonly names?: readonly (readonly string[])[];
  /** Last digits of the waybill, with its check digit. */
  readonly lastDigits?: string;
}

/** Prefixes of ids, by machine. */
export const ID_PREFIXES: Readonly<Record<string, string>> = {
  order: 'SL',
  package: '08830001',
  shipment: 'SHP',
  workOrder: 'WO',
  userQuestion: 'UQ',
  problemItem: 'PRB',
  followUp: 'FU',
  inventoryTask: 'INV',
  transferBooking: 'TB',
  bill: 'BL',
  settlement: 'SET',
  paymentSlip: 'PAY',
  receipt: 'RC',
  refund: 'RF',
  insuranceClaim: 'IC',
  collectedCancel: 'CC',
  merchantApplication: 'APL',
  appUser: 'APP',
  staff: 'STF',
};

/** Fields of phone numbers. Only a complete number matches, because searching for parts would reveal masked digits. */
export const PHONES: readonly (readonly [machine: string, field: string])[] = [
  ['order', 'senderPhone'],
  ['order', 'receiverPhone'],
  ['merchant', 'phone'],
  ['appUser', 'phone'],
  ['staff', 'phone'],
  ['addressCode', 'contactPhone'],
  ['addressCode', 'userPhone'],
];

/** Fields of names in short tables, compared in part. */
export const NAMES: readonly (readonly [machine: string, field: string])[] = [
  ['merchant', 'name'],
  ['appUser', 'nickName'],
  ['staff', 'nickName'],
];

/** Returns the words of a text; what stands between them is left out. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the words of a name in the forms in which search compares them: O and Brien, or OBrien. */
function namesOf(text: string): string[][] {
  const [apart, joined] = [wordsOf(bareWords(text)), wordsOf(soughtForm(text))];
  return apart.join(' ') === joined.join(' ') ? [apart] : [apart, joined];
}

/** Shortest part of a name that is searched for: two characters of Chinese, three letters otherwise. */
const isName = (text: string): boolean => {
  const letters = lookAlike(text).replaceAll(/[^\p{L}\p{M}]/gu, '');
  return letters.length >= (/\p{Script=Han}/u.test(letters) ? 2 : 3);
};

/** A serial number of a waybill, or its last digits, without the letters around them. */
const SERIAL_SHAPE = /^\d{4,9}$/;
const SERIAL_DIGITS = 8;
const NAMED_SHAPE = /^[A-Z0-9]+(?:-[A-Z0-9]*)*$/;
/** Sorts after every character of an id. */
const LAST = '\u{ffff}';

/** Returns the queries for digits of a waybill: the first ones, its serial without zeros before it, the last ones. */
const queriesForDigits = (digits: string): SearchQuery[] => [
  ...[...new Set([digits, digits.padStart(SERIAL_DIGITS, '0')])].map((serial) => begins('order', `SL${serial}`)),
  { machine: 'order', filters: [], lastDigits: digits },
];

const is = (machine: string, field: string, value: string): SearchQuery => ({
  machine,
  filters: [{ field, op: 'eq', value }],
});

const begins = (machine: string, text: string): SearchQuery => ({
  machine,
  filters: [
    { field: 'id', op: 'gte', value: text },
    { field: 'id', op: 'lte', value: `${text}${LAST}` },
  ],
});

/** Returns the queries for a person's name, or a part of it. */
const queriesForName = (text: string): SearchQuery[] => [
  { machine: 'order', filters: [], names: namesOf(text) },
  ...NAMES.map(([machine, field]): SearchQuery => ({ machine, filters: [{ field, op: 'like', value: text }] })),
];

/** Returns the queries for a text. The code of a scanned label has one meaning and excludes all others. */
export function searchQueriesOf(typed: string): SearchQuery[] {
  const text = plainCode(typed).trim();
  const code = text.toUpperCase();
  const { waybill, bag } = readCode(code);
  if (bag !== null) return [is('package', 'id', bag)];
  if (waybill !== null) return [is('order', 'id', waybill)];

  const prefixed = Object.entries(ID_PREFIXES)
    .filter(([, letters]) => code.startsWith(letters))
    .map(([machine]) => begins(machine, code));
  const serials = SERIAL_SHAPE.test(code) ? queriesForDigits(code) : [];
  const phones = isWholePhone(text) ? PHONES.map(([machine, field]) => is(machine, field, e164Of(text))) : [];
  const given = identifier.safeParse(text).success
    ? [is('order', 'mailSn', text), is('transferBooking', 'waybill', text)]
    : [];
  const named = NAMED_SHAPE.test(code)
    ? [begins('shelf', code), is('shelf', 'name', code), begins('merchant', code), begins('addressCode', code)]
    : [];
  const people = isName(text) ? queriesForName(typed.trim()) : [];
  return [...prefixed, ...serials, ...phones, ...given, ...named, ...people];
}
