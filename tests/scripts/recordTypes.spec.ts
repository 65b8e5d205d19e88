import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { lintedAt } from '../support/linted.ts';

/** The linter's code, which has no types. */
const RULE = new URL('../../scripts/lint/recordTypes.js', import.meta.url).href;
const { RECORD_TYPES } = (await import(RULE)) as { readonly RECORD_TYPES: readonly string[] };

const REFUSED = [
  ["export const isOrder = (id: string): boolean => id === 'order';", "'order'"],
  ["export const TYPE = 'shipment.shippedOut';", "'shipment.shippedOut'"],
  ["export { shelf } from '#machines/registers/shelf.ts';", "'#machines/registers/shelf.ts'"],
  ["export { order } from '#machines/order/index.ts';", "'#machines/order/index.ts'"],
  ["export { look } from '#views/records/order/look.ts';", "'#views/records/order/look.ts'"],
  ['export const of = (verb: string): string => `package.${verb}`;', "'package'"],
] as const;
const ALLOWED = "export const SAID = ['menu', 'state', 'ui.list.refresh'];";

const codes = [...REFUSED.map(([text]) => text), ALLOWED];
const output = lintedAt('src/views/shapes', Object.fromEntries(codes.map((code, place) => [`shape${place}.ts`, code])));

/** Returns the messages of the lint rule for the shape of this number. */
const said = (place: number): string =>
  output
    .split('\n')
    .filter((line) => line.includes(`shape${place}.ts`) && line.includes('no-record-type'))
    .join('\n');

test('the rule knows every record type', () => {
  expect([...RECORD_TYPES].toSorted()).toEqual(Object.keys(aggregateTypes).toSorted());
});

test.each(REFUSED.map(([code, named], place) => ({ code, named, place })))(
  'a shape may not say $code',
  ({ named, place }) => {
    expect(said(place)).toContain(named);
  },
);

test('a shape may say what names no record type', () => {
  expect(output).toContain('shape0.ts');
  expect(said(REFUSED.length)).toBe('');
});
