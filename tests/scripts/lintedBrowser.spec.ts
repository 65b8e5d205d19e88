import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

let folder = '';
let output = '';
beforeAll(() => {
  folder = mkdtempSync(join('src/views', 'linted-'));
  for (const [place, code] of [...REFUSED.map(([text]) => text), ALLOWED].entries())
    writeFileSync(join(folder, `part${place}.tsx`), code);
  ({ stdout: output } = spawnSync('node_modules/.bin/oxlint', ['--format=unix', folder], { encoding: 'utf8' }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
