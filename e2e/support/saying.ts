import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';
import { expectActWithReason, pressAct, type Act } from './acts.ts';
import { signInAs } from './people.ts';

/** A person's screen in one language, found by the names that it shows in that language. */
export interface Screen {
  readonly page: Page;
  readonly words: Words;
  /** Button by its message, within the page or a part of it. */
  readonly button: (message: string, within?: Page | Locator) => Locator;
  /** Window of an event by the event's name. */
  readonly form: (event: string) => Locator;
}

/** The screens of a page. */
export const screenIn = (page: Page, words: Words): Screen => ({
  page,
  words,
  button: (message, within = page) => within.getByRole('button', { name: words.text<string>(message), exact: true }),
  form: (event) => {
    const name = words.text<string>(`event.${event}`);
    return page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name, exact: true }));
  },
});

/** Signs a person in whose screens are in a language, and opens an address. */
export async function screenOf(
  browser: Browser,
  username: string,
  language: Language,
  address: string,
): Promise<Screen> {
  const [page, words] = await Promise.all([signInAs(browser, username, { language, address }), loadWords(language)]);
  return screenIn(page, words);
}

/** Opens a list that shows only rows of these numbers, and chooses them all. */
export async function chooseRows(
  { page }: Screen,
  path: string,
  ids: readonly string[],
  numberOf = (id: string): string => id,
): Promise<void> {
  await page.goto(`${path}?numbers=${ids.join(',')}`);
  for (const id of ids) {
    const row = page.getByRole('row').filter({ hasText: numberOf(id) });
    await expect(row).toBeVisible();
    await row.getByRole('checkbox').check({ force: true });
  }
}

/** Expects a button that cannot be pressed, and the sentence that says why. */
export async function expectRefused(button: Locator, reason: string): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(reason);
}

/** Types a time of Yangon into a field: `2026-11-26T09:30`. Its parts may stand in any order. */
export async function typeTime(field: Locator, time: string): Promise<void> {
  const [year = '', month = '', day = '', hour = '', minute = ''] = time.split(/[-T:]/);
  for (const [part, digits] of Object.entries({ year, month, day, hour, minute })) {
    await field.locator(`[data-type=${part}]`).click();
    await field.page().keyboard.type(digits);
  }
}

/** The places of an act of the open record; `item` finds its entry in the menu. */
const actOf = ({ page, button }: Screen, event: string, item: Locator): Act => {
  const head = page.locator('article > header');
  return { page, button: button(`event.${event}`, head), item, more: button('ui.detail.more', head) };
};

/** Expects an act of the open record that cannot be taken, and its reason: at its button, or in the menu of further acts. */
export function expectActRefused(screen: Screen, event: string, reason: string): Promise<void> {
  const item = screen.page.getByRole('menuitem', {
    name: new RegExp(`^${screen.words.text<string>(`event.${event}`)}`),
  });
  return expectActWithReason(actOf(screen, event, item), reason);
}

/** Opens the form of an act of the open record. */
export async function openForm(screen: Screen, event: string): Promise<Locator> {
  const { page, words, form } = screen;
  const item = page.getByRole('menuitem', { name: words.text<string>(`event.${event}`), exact: true });
  await pressAct(actOf(screen, event, item), form(event));
  await expect(form(event)).toBeVisible();
  return form(event);
}
