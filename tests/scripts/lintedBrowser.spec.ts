import { expect, test } from 'vitest';
import { lintedAt } from '../support/linted.ts';

/** Code that is refused in the browser, with the rule that refuses it. */
const REFUSED = [
  ['export const at = new Date().toISOString();', 'no-device-clock'],
  ['export const at = Date.now();', 'no-device-clock'],
  ['export const world = { now: Date.now };', 'no-device-clock'],
  ["import dayjs from 'dayjs';\nexport const day = dayjs();", 'no-device-clock'],
  ["import { today } from '@internationalized/date';\nexport const day = today('Asia/Yangon');", 'no-device-clock'],
  ["export const draft = localStorage.getItem('draft');", 'no-restricted-globals'],
  ["export const draft = sessionStorage.getItem('draft');", 'no-restricted-globals'],
  ["export const rows = indexedDB.open('rows');", 'no-restricted-globals'],
  ["export const files = caches.open('files');", 'no-restricted-globals'],
  ['export const Asked = () => <form><input /><input /></form>;', 'forbid-elements'],
] as const;
const ALLOWED = 'export const said = (at: number): string => new Date(at).toISOString();';

const codes = [...REFUSED.map(([text]) => text), ALLOWED];
const output = lintedAt('src/views', Object.fromEntries(codes.map((code, place) => [`part${place}.tsx`, code])));

const said = (place: number): string =>
  output
    .split('\n')
    .filter((line) => line.includes(`part${place}.tsx`))
    .join('\n');

test.each(REFUSED.map(([code, rule], place) => ({ code, rule, place })))(
  'a screen may not say $code',
  ({ rule, place }) => {
    expect(said(place)).toContain(rule);
  },
);

test('a screen may say what names a moment', () => {
  expect(output).toContain('part0.tsx');
  expect(said(REFUSED.length)).toBe('');
});
