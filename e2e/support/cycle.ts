import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { inMyanmar } from '#machines/time/myanmarTime.ts';
import { setClockAhead } from './clockAhead.ts';
import { signInTo } from './orders.ts';
import { picture } from './pictures.ts';
import { chooseRows, openForm, screenIn, typeTime, type Screen } from './saying.ts';

const DESK = { width: 1440, height: 900 };

/** Signs people in, each in a browser of the own. */
export function peopleIn(browser: Browser) {
  const contexts: BrowserContext[] = [];
  let ahead = 0;
  return {
    /** Signs a person in and opens an address. */
    signIn: async (server: string, username: string, address: string, viewport = DESK): Promise<Screen> => {
      const context = await browser.newContext({ baseURL: server, viewport, acceptDownloads: true });
      await context.addInitScript(setClockAhead, ahead);
      contexts.push(context);
      const page = await context.newPage();
      await signInTo(page, username, address);
      return screenIn(page, await loadWords('en'));
    },
    /** Closes every browser; the clocks of later ones are ahead by milliseconds. */
    leave: async (milliseconds = 0): Promise<void> => {
      ahead = milliseconds;
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}

/** Returns the present time in Yangon as a person types it: `2026-11-26T09:30`. */
export const timeInYangon = (): string => inMyanmar(Date.now()).format('YYYY-MM-DDTHH:mm');

const noFields = (): Promise<void> => Promise.resolve();

/** Does one event to rows of a list, after its check; each must be allowed. */
export async function doToAll(
  screen: Screen,
  path: string,
  ids: readonly string[],
  event: string,
  fill: ((dialog: Locator) => Promise<void>) | null = null,
): Promise<void> {
  const { page, words, button } = screen;
  const name = words.text<string>(`event.${event}`);
  await chooseRows(screen, path, ids);
  await button(`event.${event}`, page.getByRole('toolbar', { name: words.text('ui.bulk.bar') })).click();
  const dialog = page.getByRole('dialog', { name: `${name} (${ids.length})` });
  if (fill) {
    await fill(dialog);
    await button('ui.bulk.judge', dialog).click();
  }
  await expect(dialog.getByText(`${ids.length} allowed, 0 refused.`)).toBeVisible();
  await dialog.getByRole('button', { name: `${name} (${ids.length})` }).click();
  await expect(dialog.getByText(`Total ${ids.length}, succeeded ${ids.length}, failed 0.`)).toBeVisible();
  await button('ui.part.close', dialog).last().click();
}

/** Does one event to the open record by its form. */
export async function doTo(
  screen: Screen,
  event: string,
  fill: (form: Locator) => Promise<void> = noFields,
): Promise<void> {
  const form = await openForm(screen, event);
  await fill(form);
  await screen.button(`event.${event}`, form).click();
  await expect(form).toBeHidden();
}

/** Uploads a voucher into an open form; its shade tells it from others. */
export async function fillVoucher(form: Locator, shade: number): Promise<void> {
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(picture(`slip-${shade}.png`, shade));
  await expect(form.getByText('Uploaded', { exact: true })).toBeVisible();
}

/** Fills the voucher and the time of a transfer into an open form. */
export const transferred =
  (shade: number) =>
  async (form: Locator): Promise<void> => {
    await fillVoucher(form, shade);
    await typeTime(form.getByRole('group', { name: /^Transferred/ }), timeInYangon());
  };

/** Opens a record and waits for its number in the heading. */
export async function openRecord({ page }: Screen, path: string, id: string): Promise<void> {
  await page.goto(`${path}?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id);
}

/** Returns the closing balances in kyat of a party's accounts, as the trial balance by party writes them. */
export async function closingsOf(page: Page, party: string): Promise<Readonly<Record<string, string>>> {
  const rows = page.getByRole('group', { name: 'Trial balance' }).locator('tbody tr');
  await expect(rows.filter({ has: page.getByRole('rowheader', { name: party }) }).first()).toBeVisible();
  // Rows of a party follow its own; opening, debit, credit and closing in kyat come first.
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => ({
      isParty: row.className === all[0]?.className,
      cells: [...row.children].map((cell) => cell.textContent ?? ''),
    })),
  );
  const first = texts.findIndex(({ isParty, cells }) => isParty && cells[0]?.startsWith(party));
  const next = texts.findIndex(({ isParty }, place) => isParty && place > first);
  const own = texts.slice(first + 1, next === -1 ? undefined : next);
  return Object.fromEntries(own.map(({ cells }) => [cells[0] ?? '', cells[4] ?? '']));
}
