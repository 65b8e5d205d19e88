import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The page of the console, and the page that proves a record by itself: each has languages of its own. */
const PAGES = ['index.html', 'src/instruments/evidence/page/page.html'];

test.each(PAGES)('%s is not translated by the browser, which would freeze its texts', (path) => {
  const page = readFileSync(path, 'utf8');
  expect(page).toMatch(/<html lang="en" translate="no">/);
  expect(page).toContain('<meta name="google" content="notranslate" />');
});
