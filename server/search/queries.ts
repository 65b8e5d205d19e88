import { identifier } from '#machines/fields.ts';
import { readCode } from '#machines/scanning/code.ts';
import { isReachablePhone } from '#machines/validators.ts';
import type { PageRequest } from '#calls/pages.ts';

/** One query on one table: rows whose field has one of some values, or whose id has a prefix. */
export interface SearchQuery {
  readonly machine: string;
  readonly filters: PageRequest['filters'];
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

/** A serial number typed without the letters of its id. */
const SERIAL_SHAPE = /^\d{4,8}$/;
const NAMED_SHAPE = /^[A-Z0-9]+(?:-[A-Z0-9]*)*$/;
/** Sorts after every character of an id. */
const LAST = '\u{ffff}';

const is = (machine: string, field: string, value: string | string[]): SearchQuery => ({
  machine,
  filters: [{ field, op: Array.isArray(value) ? 'in' : 'eq', value }],
});

const begins = (machine: string, text: string): SearchQuery => ({
  machine,
  filters: [
    { field: 'id', op: 'gte', value: text },
    { field: 'id', op: 'lte', value: `${text}${LAST}` },
  ],
});

/** Returns the usual notations of a phone number: national and international, with and without spaces. */
function phoneNotations(text: string): string[] {
  const bare = text.replace(/[ -]/g, '');
  const other = bare.startsWith('+95') ? `0${bare.slice(3)}` : bare.startsWith('0') ? `+95${bare.slice(1)}` : bare;
  return [...new Set([text, bare, other])];
}

/** Returns the queries for a text. The code of a scanned label has one meaning and excludes all others. */
export function searchQueriesOf(typed: string): SearchQuery[] {
  const text = typed.normalize('NFKC').trim();
  const code = text.toUpperCase();
  const { waybill, bag } = readCode(code);
  if (bag !== null) return [is('package', 'id', bag)];
  if (waybill !== null) return [is('order', 'id', waybill)];

  const prefixed = Object.entries(ID_PREFIXES)
    .filter(([, letters]) => code.startsWith(letters))
    .map(([machine]) => begins(machine, code));
  const serials = SERIAL_SHAPE.test(code) ? [begins('order', `SL${code}`)] : [];
  const phones =
    text !== '' && isReachablePhone(text.replace(/[ -]/g, ''))
      ? PHONES.map(([machine, field]) => is(machine, field, phoneNotations(text)))
      : [];
  const given = identifier.safeParse(text).success
    ? [is('order', 'mailSn', text), is('transferBooking', 'waybill', text)]
    : [];
  const named = NAMED_SHAPE.test(code)
    ? [begins('shelf', code), is('shelf', 'name', code), begins('merchant', code), begins('addressCode', code)]
    : [];
  return [...prefixed, ...serials, ...phones, ...given, ...named];
}
