import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Least limit that a slow machine never reaches by working, in milliseconds. */
const LEAST_MS = 30_000;

/** Calls that set a limit of their own or wait by the clock. */
const CALLS = [
  /\.setDefault(?:Navigation)?Timeout\(/,
  /\b(?:test|testInfo|info\(\))\.setTimeout\(/,
  /\btest\.slow\b/,
  /\.waitForTimeout\(/,
];

/** An option `timeout`, in whatever form it is given. */
const OPTION = /\btimeout(?::\s*([^,})]+)|(?=\s*[,}]))/g;

/** Returns true for an option that bounds nothing (0) or that only a hang reaches. */
const isPatient = (value: string | undefined): boolean => {
  const digits = value?.trim() ?? '';
  if (!/^\d[\d_]*$/.test(digits)) return false;
  const limit = Number(digits.replaceAll('_', ''));
  return limit === 0 || limit >= LEAST_MS;
};

/** A text of the catalogue, such as `timeout: 'Network request timeout'`. */
const isText = (value: string | undefined): boolean => /^['"`]/.test(value?.trim() ?? '');

/** Returns the lines of a browser test that make it fail or wait by the clock, each with its number. */
function limitsIn(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const code = line.replace(/^\s*(?:\/\/|\/?\*).*/, '');
    const values = [...code.matchAll(OPTION)].map(([, value]) => value);
    const isLimit =
      CALLS.some((call) => call.test(code)) || values.some((value) => !isPatient(value) && !isText(value));
    return isLimit ? [`${index + 1}: ${line.trim()}`] : [];
  });
}

it.each([
  'page.setDefaultTimeout(10_000);',
  'context.setDefaultNavigationTimeout(PRESSED_MS);',
  'test.setTimeout(120_000);',
  'test.info().setTimeout(LONG_MS);',
  'test.slow();',
  'await page.waitForTimeout(500);',
  'await expect(form).toBeVisible({ timeout: 500 });',
  'await expect(form).toBeVisible({ timeout: 20_000 });',
  'await more.click({ force: true, timeout: 2000 });',
  '}).toPass({ timeout: LONG_MS });',
  "test.describe.configure({ mode: 'serial', timeout: 1_000 * 60 });",
  'await said.textContent({ timeout });',
  'const SOON = { timeout: 2_000 };',
])('a line that makes a browser test fail or wait by the clock is found: %s', (line) => {
  expect(limitsIn(`const one = 1;\n${line}`)).toEqual([`2: ${line}`]);
});

it.each([
  'await expect(form).toBeVisible();',
  'test.describe.configure({ timeout: 0 });',
  'await expect(form).toBeVisible({ timeout: 600_000 });',
  "    timeout: 'Network request timeout',",
  '// test.slow() is for nobody.',
  'await new Promise((over) => setTimeout(over, seconds * 1000));',
  'await expect(toast(page, said.timeout)).toBeVisible();',
])('a line that makes no browser test fail or wait by the clock is left alone: %s', (line) => {
  expect(limitsIn(line)).toEqual([]);
});

it('no browser test fails or waits by the clock', () => {
  const files = globSync('e2e/**/*.ts').toSorted();
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => limitsIn(readFileSync(file, 'utf8')).map((limit) => `${file}:${limit}`))).toEqual([]);
});
