import type { Values } from '#machines/kit/rule.ts';
import { labelOf } from './issueValues.ts';
import { recordNumber } from './recordNumber.ts';
import { isOfPerson, namedReference } from './referenceNames.ts';
import { UNSAID } from './unsaid.ts';
import type { MessageValues, Words } from './words.ts';

/** Says one value of a refusal, knowing the machine that refused. */
type Wording = (value: string, words: Words, machine: string) => string;

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const titled = (value: string, words: Words, family: string): string => {
  const id = `${family}.${value}`;
  return words.has(id) ? words.text(id) : value;
};

const state: Wording = (value, words, machine) => titled(value, words, `state.${machine}`);
const event: Wording = (value, words) => titled(value, words, 'event');
/** A right by its record type: “Order: sign”. */
const right = (permission: string, words: Words, machine: string): string => {
  const [type = ''] = permission.split('.');
  const record = `machine.${type}`;
  if (!words.has(record)) return words.text('refusal.otherRight');
  const isReading = permission === `${type}.read`;
  if (!isReading && !words.has(`event.${permission}`)) return words.text('refusal.otherRight');
  return words.text('refusal.right', {
    record: words.text(record),
    right: isReading ? words.text('refusal.reading') : event(permission, words, machine),
  });
};
const oneOf =
  (field: string): Wording =>
  (value, words) =>
    titled(value, words, `value.${field}`);

/** Kinds of a refusal's values: ids of states, events and choices are shown by their titles. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  state,
  orderState: (value, words) => titled(value, words, 'state.order'),
  exception: state,
  customs: state,
  reverse: state,
  event,
  request: event,
  after: event,
  orAfter: event,
  permission: event,
  events: (value, words, machine) => words.list(value.split(', ').map((type) => event(type, words, machine))),
  rights: (value, words, machine) =>
    words.list([...new Set(value.split(', ').map((permission) => right(permission, words, machine)))]),
  receivable: (value, words) => recordNumber('receivable', value, words),
  field: (value, words, machine) => labelOf(value, machine, words),
  record: (value, words) => titled(value === 'maintainer' ? 'staff' : value, words, 'machine'),
  timeFields: (value, words) => words.list(value.split(', ').map((field) => titled(field, words, 'field'))),
  country: oneOf('country'),
  itsCountry: oneOf('country'),
  way: oneOf('deliveryWay'),
  stage: oneOf('stage'),
  source: oneOf('source'),
  chosen: oneOf('returnType'),
  status: oneOf('packageStatus'),
};

/** Names of values that are money, in hundredths of MMK. */
const MONEY = [
  'amount',
  'due',
  'paid',
  'received',
  'held',
  'declared',
  'first',
  'second',
  'collected',
  'offset',
  'outstanding',
  'notes',
  'fee',
];
/** Names of values that are money, in hundredths of CNY. */
const YUAN = ['yuan', 'heldYuan', 'notesYuan', 'minYuan', 'maxYuan', 'declaredYuan', 'firstYuan', 'secondYuan'];
/** Limits are money where an amount is what they limit. */
const LIMITS = ['min', 'max', 'limit'];

/** Values of a refusal in words: money, days and instants in Myanmar's time, and titles for ids. */
export const refusalValues = (values: Values, machine: string, words: Words): MessageValues => {
  const worded = ([name, value]: readonly [string, Values[string]]): MessageValues[string] => {
    if (value === null) return words.text('refusal.none');
    if (value === UNSAID) return words.text(isOfPerson(name) ? 'refusal.someone' : 'refusal.unsaid');
    if (typeof value === 'number') {
      const isMoney = MONEY.includes(name) || (LIMITS.includes(name) && 'amount' in values);
      if (name.endsWith('Grams')) return words.weight(value);
      if (YUAN.includes(name)) return words.money(value, 'CNY');
      return isMoney ? words.money(value, 'MMK') : value;
    }
    if (typeof value === 'boolean') return String(value);
    if (ISO_INSTANT.test(value)) return words.instant(value);
    if (ISO_DAY.test(value)) return words.day(value);
    return WORDINGS[name]?.(value, words, machine) ?? namedReference(name, value, words.language);
  };
  return Object.fromEntries(Object.entries(values).map((entry) => [entry[0], worded(entry)]));
};
