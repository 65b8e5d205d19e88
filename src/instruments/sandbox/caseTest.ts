import type { Anonymous } from './anonymous.ts';

/**
 * Returns a case as a vitest file for any folder under tests/. The test judges each event as recorded and names no
 * person.
 */
export const caseTest = (machine: string, records: readonly Anonymous[]): string => `\
// A recorded case of ${machine} without anybody in it: what people typed is made up, and the days are moved. An event that is
// refused only for the form of such a text, or for what it refers to, is this copy's doing and no fault of the machine.
import { expect, it } from 'vitest';
import { rejudge } from '#machines/kit/rejudge.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

const records = ${JSON.stringify(records, null, 2)};

const aggregateType = aggregateTypes[${JSON.stringify(machine)}];
const differences = rejudge(
  aggregateType,
  ${JSON.stringify(records[0]?.id ?? '')},
  records.map(({ known, ...record }) => ({ ...record, lookups: known })),
);

it.each(records)('$version: $type is allowed and leads to $to', ({ version }) => {
  expect(differences.filter((difference) => difference.version === version)).toEqual([]);
});
`;
