import { expect, test, type Page } from '@playwright/test';
import { SEED, seeded } from '#modelTesting/random.ts';
import { Interrupted, interruptions } from './support/interruptions.ts';
import { makeOrders, signInTo } from './support/orders.ts';
import { consoleIsKept, outboxMark } from './support/outbox.ts';
import { scanCode, scanRow, scanThroughInputMethod, verdict } from './support/scanner.ts';
import { barcodesOf, newSession } from './support/scanSession.ts';

/** Number of scans; `npm run scans` uses many more, with another seed each time, at a person's pace. */
const ASKED = process.env['SCANS'];
const INTERRUPTED = Number(ASKED ?? 60);
const ANYWHERE = ASKED === undefined ? 12 : 60;
/** Number of codes that a scanner sends without a pause. */
const ROW = 25;
/** Pause between two scans at sixty parcels a minute; tests use none. */
const PACE_MS = ASKED === undefined ? 0 : 1000;
/** Number of scans between two interruptions. */
const INTERRUPTED_EVERY = 5;
/** Number of orders created in one request. */
const MADE_AT_ONCE = 50;

test.use({ serviceWorkers: 'allow' });
// A campaign is as long as it is asked to be.
if (ASKED !== undefined) test.describe.configure({ timeout: 0 });

/** Codes of parcels that came with no vehicle; a session records them nevertheless. */
const codesOf = async (page: Page, count: number): Promise<string[]> => {
  const codes: string[] = [];
  while (codes.length < count)
    codes.push(
      ...(await makeOrders(
        page,
        Array.from({ length: MADE_AT_ONCE }, () => ({})),
      )),
    );
  return codes.slice(0, count);
};

const openAt = (session: string) => async (page: Page) => {
  await page.bringToFront();
  await page.goto(`/storage/beWarehoused?id=${session}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(session);
  await expect(verdict(page)).toBeVisible();
};

/** Returns the server's scans of a session once this browser has sent everything. */
const recordedAfter = async (page: Page, session: string) => {
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expect(outboxMark(page)).toBeHidden();
  return barcodesOf(page, session);
};

test('each scan is recorded once, whenever the line is cut, an answer lost, the page reloaded, killed or closed', async ({
  page,
}) => {
  const random = seeded(SEED);
  await signInTo(page, 'clerk.yangon', '/dashboard');
  await consoleIsKept(page);
  const codes = await codesOf(page, INTERRUPTED);
  const session = await newSession(page);
  const opened = openAt(session);
  await opened(page);

  const place = new Interrupted(page, opened);
  const troubles = interruptions(Math.floor(INTERRUPTED / INTERRUPTED_EVERY), random);
  try {
    for (const [index, code] of codes.entries()) {
      await scanCode(place.page, code);
      await expect(verdict(place.page)).toContainText(code);
      const trouble = index % INTERRUPTED_EVERY === INTERRUPTED_EVERY - 1 ? troubles.shift() : undefined;
      if (trouble) await test.step(`${trouble} after ${index + 1}`, () => place.interrupt(trouble));
    }
    await place.calm();
    const recorded = await recordedAfter(place.page, session);
    expect(recorded.filter((code, index) => recorded.indexOf(code) !== index)).toEqual([]);
    expect(new Set(recorded)).toEqual(new Set(codes));
  } finally {
    await test.info().attach('faults', { body: place.faults.join('\n'), contentType: 'text/plain' });
  }
});

test('no scan is wrong or lost wherever the focus is, with an input method on or off', async ({ page }) => {
  const random = seeded(SEED + 1);
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  await signInTo(page, 'clerk.yangon', '/dashboard');
  const codes = await codesOf(page, ANYWHERE);
  const session = await newSession(page);
  await openAt(session)(page);
  const typed = page.getByRole('textbox', { name: 'Number, typed or pasted' });
  const shelf = page.getByLabel('Onto shelf');
  await shelf.fill('YGN-A1');
  const places = [
    typed,
    shelf,
    typed,
    shelf,
    page.getByRole('button', { name: 'Give up' }),
    page.getByRole('tab').first(),
    page.getByRole('slider', { name: 'Volume' }),
    page.getByRole('link', { name: 'Download list' }),
    page.locator('body'),
  ];
  for (const code of codes) {
    const begun = Date.now();
    const place = one(places);
    await place.focus();
    // An input method is active only in text input.
    const isField = place === typed || place === shelf;
    if (isField && random() < 0.5) await scanThroughInputMethod(page, code);
    else await scanCode(page, code, one(['Enter', 'Tab', null] as const));
    await expect(verdict(page)).toContainText(code);
    await expect(typed).toHaveValue('');
    await expect(shelf).toHaveValue('YGN-A1');
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, PACE_MS - (Date.now() - begun))));
  }
  expect(await recordedAfter(page, session)).toEqual(codes);
  await expect(page).toHaveURL(new RegExp(session));
});

test('a row of codes that a scanner sends from its memory is recorded whole', async ({ page }) => {
  await signInTo(page, 'clerk.yangon', '/dashboard');
  const codes = await codesOf(page, ROW);
  const session = await newSession(page);
  await openAt(session)(page);
  await scanRow(page, codes);
  await expect(verdict(page)).toContainText(codes.at(-1) ?? '');
  expect(await recordedAfter(page, session)).toEqual(codes);
});
