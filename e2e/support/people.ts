import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import type { Language } from '#i18n/languages.ts';
import { order } from '#machines/order/index.ts';
import { pressAct } from './acts.ts';
import { ask, signInTo, signInUnseen } from './orders.ts';

const LIST = '/companyOrder/orderList';

/** Options of a person's browser: language, width in pixels, and first address. */
export interface Manner {
  readonly language?: Language;
  readonly width?: number;
  readonly address?: string;
}

let opened: { readonly test: string; readonly contexts: BrowserContext[] } = { test: '', contexts: [] };

/** Opens a separate browser for the test and closes those of earlier tests, which would otherwise stay active. */
async function contextFor(browser: Browser, width: number): Promise<BrowserContext> {
  const { testId } = test.info();
  if (opened.test !== testId) {
    await Promise.all(opened.contexts.map((context) => context.close()));
    opened = { test: testId, contexts: [] };
  }
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  opened.contexts.push(context);
  return context;
}

/** Signs a person of the demonstration world in, in a separate browser with a live connection. */
export async function signInAs(browser: Browser, username: string, manner: Manner = {}): Promise<Page> {
  const { language = 'en', width = 1440, address = LIST } = manner;
  const context = await contextFor(browser, width);
  const page = await context.newPage();
  await signInTo(page, username, address, language);
  const words = await loadWords(language);
  const live = page.getByRole('status', { name: words.text('shell.live') });
  await expect(live).toHaveText(words.text('shell.live.live'));
  return page;
}

/** Signs a person in, in a separate browser that renders nothing yet. */
export async function unseen(browser: Browser, username: string, width = 1440): Promise<Page> {
  const page = await (await contextFor(browser, width)).newPage();
  await signInUnseen(page, username);
  return page;
}

/** Heading of the order: number and current state. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Head of the order with all its actions. */
const bar = (page: Page): Locator => page.locator('article > header');

/** Opens an order's detail by its address. */
export async function openOrder(page: Page, id: string): Promise<void> {
  await page.goto(`/companyOrder/orderDetail?id=${id}`);
  await expect(heading(page)).toContainText(id);
}

/** Button of an action in the head of the order. */
export const action = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true });

/** Chooses an action in the head or in its menu, and returns its form. */
export async function choose(page: Page, name: string): Promise<Locator> {
  const why = bar(page).getByRole('button', { name: 'Why not?' });
  await expect(why.filter({ visible: true })).toHaveCount(1);
  const form = page.getByRole('dialog', { name, exact: true });
  const asking = page.getByRole('alertdialog', { name, exact: true });
  const item = page.getByRole('menuitem', { name, exact: true });
  const more = bar(page).getByRole('button', { name: 'More actions' });
  await pressAct({ page, button: action(page, name), item, more }, form.or(asking));
  return form;
}

/** Returns the reason why an action is refused, in the head or in its menu. */
export async function reasonAgainst(page: Page, name: string): Promise<string> {
  const more = bar(page).getByRole('button', { name: 'More actions' });
  await expect(action(page, name).or(more).first()).toBeVisible();
  // A newly refused action may move into the menu.
  const refused = (): Promise<boolean> =>
    action(page, name).evaluateAll((found) => found.every((one) => one.getAttribute('aria-disabled') === 'true'));
  await expect.poll(refused).toBe(true);
  if ((await action(page, name).count()) > 0) {
    return action(page, name).evaluate((button) => {
      const described = button.getAttribute('aria-describedby') ?? '';
      return document.getElementById(described)?.textContent ?? '';
    });
  }
  await more.click();
  const item = page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  const said = await item.innerText();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return said;
}

/** Submits a form and checks that it was accepted. */
export async function confirm(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name, exact: true }).click();
  await expect(form).toBeHidden();
}

/** Types into a choice by its field. Scrolls to it first and waits for the next frame, since scrolling closes the options. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await field.fill(text);
}

/** Finds a person or thing by part of the name. */
export async function pick(form: Locator, label: string | RegExp, name: string): Promise<void> {
  await typeInto(form.getByRole('combobox', { name: label }), name);
  await form.page().getByRole('option', { name }).first().click();
}

/** Chooses an option of a select. */
export async function select(form: Locator, label: string, choice: string): Promise<void> {
  await form.getByRole('button', { name: label }).click();
  await form.page().getByRole('option', { name: choice, exact: true }).click();
}

interface Stream {
  readonly events: readonly { readonly type: string; readonly allowed: boolean }[];
}

/** Buttons of a record that are no events of it. */
const NO_EVENTS: readonly string[] = ['Why not?', 'Order the same again'];

/** Returns the actions enabled on the screen and those the server allows this person; both by name, sorted. */
export async function offeredAndAllowed(page: Page, id: string): Promise<{ offered: string[]; allowed: string[] }> {
  const words = await loadWords('en');
  const { events } = await ask<Stream>(page, 'GET', `api/streams/order/${id}`);
  const allowed = events
    .filter((event) => event.allowed && order.events[event.type]?.systemOnly === false)
    .map(({ type }) => words.text<string>(`event.${type}`));
  const possible = ':not([aria-disabled=true]):not([aria-haspopup])';
  const buttons = await bar(page).locator(`button${possible}`).allTextContents();
  const others = bar(page).getByRole('button', { name: 'More actions' });
  await others.click();
  await expect(page.getByRole('menu')).toBeVisible();
  const items = await page.locator(`[role=menuitem]${possible}`).allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  const offered = [...buttons, ...items].map((name) => name.trim()).filter((name) => !NO_EVENTS.includes(name));
  return { offered: offered.toSorted(), allowed: allowed.toSorted() };
}

const MOST_STOPS = 120;

/** Presses Tab until the given element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} times Tab do not lead there`);
}

/** Returns the load time of the page, which changes with a reload. */
export const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);
