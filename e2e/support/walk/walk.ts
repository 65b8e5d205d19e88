import { expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';
import { HOME } from '#views/shell/hiddenViews.ts';
import { signInTo } from '../orders.ts';
import { formsOf, type Forms } from './forms.ts';
import { HIDDEN_PATHS, linkedPaths, open, recordsShown, screenPaths, settle } from './screens.ts';
import type { Share } from './shares.ts';
import { watch, type Watch } from './watch.ts';

/** Options of the browser. */
export interface Look {
  /** Size of the window, pixels. */
  readonly width: number;
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
}

/** Selects the first row, which shows the bulk actions; returns false if the list has none. A list may be drawn anew meanwhile. */
async function chooseFirst(page: Page, words: Words): Promise<boolean> {
  const main = page.getByRole('main');
  const box = main.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').first();
  if ((await box.count()) === 0) return false;
  const bar = main.getByRole('toolbar', { name: words.text<string>('ui.bulk.bar') });
  await expect(async () => {
    await box.setChecked(true, { force: true, timeout: 1000 });
    await expect(bar).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  return true;
}

async function walkTabs(page: Page, seen: Watch, forms: Forms, kind: string): Promise<void> {
  const tabs = page.getByRole('main').getByRole('tab');
  for (let turn = 1; turn < (await tabs.count()); turn += 1) {
    await tabs.nth(turn).click();
    await settle(page, new URL(page.url()).pathname, seen);
    await forms.offered(kind);
  }
}

/**
 * Opens every screen of an account's menu, a record of each listed state, and every form offered, as far as they are its share. Returns
 * the faults, each with account, screen, form and call.
 */
export async function walk(
  browser: Browser,
  account: string,
  { width, language, scheme }: Look,
  share: Share,
): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const words = await loadWords(language);
  await signInTo(page, account, HOME.path, language);
  // Watched from here on: an expired session, which sign-in replaces, is no fault.
  const seen = watch(page, account);
  const forms = formsOf(page, words, seen, share);
  await settle(page, HOME.path, seen);
  const paths = await screenPaths(page);
  const known = new Set([...paths, ...HIDDEN_PATHS]);
  const records = new Set<string>();
  const tabbed = new Set<string>();

  const checkLinks = async (): Promise<void> => {
    for (const path of await linkedPaths(page))
      if (!known.has(path)) seen.report(`a link leads to ${path}, which is not there`);
  };

  for (const path of paths) {
    await open(page, path, seen);
    await checkLinks();
    await forms.onScreen();
    const shown = await recordsShown(page);
    const listed = seen.rows.get(shown[0]?.id ?? '')?.machine ?? path;
    if (share.opensFormsOf(listed)) {
      await forms.offered(listed);
      if (await chooseFirst(page, words)) await forms.offered(`many ${listed}`);
    }
    for (const { path: where, id, address } of shown) {
      const { machine = where, state } = seen.rows.get(id) ?? {};
      const isOurs = share.opensFormsOf(machine);
      const kind = `${where} ${isOurs ? state : ''}`;
      if (records.has(kind)) continue;
      records.add(kind);
      await open(page, address, seen);
      await checkLinks();
      await forms.onScreen();
      if (!isOurs) continue;
      await forms.offered(where);
      if (!tabbed.has(where)) {
        tabbed.add(where);
        await walkTabs(page, seen, forms, where);
      }
    }
  }
  await context.close();
  return seen.faults;
}
