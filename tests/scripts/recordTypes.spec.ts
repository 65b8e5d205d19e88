import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/aggregateTypes.ts';

/** The linter's code, which has no types. */
const RULE = new URL('../../scripts/lint/recordTypes.js', import.meta.url).href;
const { RECORD_TYPES } = (await import(RULE)) as { readonly RECORD_TYPES: readonly string[] };

const SHAPES = 'src/views/shapes';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(SHAPES, 'linted-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the messages of the lint rule for a shape with this code. */
const said = (code: string): string => {
  const file = join(folder, 'shape.ts');
  writeFileSync(file, code);
  const { stdout } = spawnSync('node_modules/.bin/oxlint', [file], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes('no-record-type'))
    .join('\n');
};

test('the rule knows every record type', () => {
  expect([...RECORD_TYPES].toSorted()).toEqual(Object.keys(aggregateTypes).toSorted());
});

test.each([
  ["export const isOrder = (id: string): boolean => id === 'order';", "'order'"],
  ["export const TYPE = 'shipment.shippedOut';", "'shipment.shippedOut'"],
  ["export { shelf } from '#machines/registers/shelf.ts';", "'#machines/registers/shelf.ts'"],
  ["export { order } from '#machines/order/index.ts';", "'#machines/order/index.ts'"],
  ["export { look } from '#views/records/order/look.ts';", "'#views/records/order/look.ts'"],
  ['export const of = (verb: string): string => `package.${verb}`;', "'package'"],
])('a shape may not say %s', (code, named) => {
  expect(said(code)).toContain(named);
});

test('a shape may say what names no record type', () => {
  expect(basename(folder)).toMatch(/^linted-/);
  expect(said("export const SAID = ['menu', 'state', 'ui.list.refresh'];")).toBe('');
});
