import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { recordIn } from '#views/names/recordsInRefusals.ts';

/** Values that are named like a record type, and lead nowhere. */
const NO_LINK: Readonly<Record<string, string>> = {
  area: 'the area of a place',
  branch: 'where something is or somebody works; nothing is settled on its page',
  car: 'no car has this number',
  carrier: 'no carrier has this number',
  department: 'the department of a person or a work order',
  merchant: 'the customer does not exist, is no longer served, or is not at fault',
  question: 'no question has this number',
  role: 'the role does not exist, or is one’s own',
  shelf: 'no shelf here has this number',
};
const OTHER_NAMES = { slip: 'paymentSlip', issue: 'problemItem', lines: 'bankLine' } as const;

const values = new Set(
  Object.values(aggregateTypes).flatMap((type) => Object.values(type?.rules ?? {}).flatMap((rule) => rule.values)),
);

test('the record that a refusal names is linked, or it is said why not', () => {
  const named = [...values].filter((value) => Object.hasOwn(RECORD_PATHS, value));
  const unlinked = named.filter((value) => recordIn(value, 'A1')?.machine !== value);
  expect(unlinked.toSorted()).toEqual(Object.keys(NO_LINK).toSorted());
});

test.each(Object.entries(OTHER_NAMES))('%s is a number of a %s', (name, machine) => {
  expect(values).toContain(name);
  expect(recordIn(name, 'A1, A2')).toEqual({ machine, id: 'A1' });
});
