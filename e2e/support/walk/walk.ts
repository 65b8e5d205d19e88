import { expect, type Browser, type Page } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';
import { HOME } from '#views/shell/hiddenViews.ts';
import { signInTo } from '../orders.ts';
import { claimsOf, type Claim } from './claims.ts';
import { formsOf, type Forms } from './forms.ts';
import { walkFrame, walkSignIn } from './frame.ts';
import { inspectionOf, type Inspect } from './inspection.ts';
import { lookText, type Look } from './looks.ts';
import { walkParts } from './parts.ts';
import { HIDDEN_PATHS, linkedPaths, open, recordsShown, screenPaths, settle } from './screens.ts';
import type { Share } from './shares.ts';
import { watch, type Watch } from './watch.ts';

const HEIGHT = 900;

/** Things that an account has gone through, in all looks. */
interface Trail {
  readonly account: string;
  readonly claim: Claim;
  readonly share: Share;
  readonly page: Page;
  readonly seen: Watch;
  /** Record screens that were opened: each, in which look, and with a record of which state. */
  readonly records: Set<string>;
  /** Forms by record type and event. */
  readonly forms: Set<string>;
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

/** Goes along the tabs of a record, with the forms that each offers. */
async function walkTabs({ page, seen }: Trail, forms: Forms | null, inspect: Inspect, kind: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const tabs = page.getByRole('main').getByRole('tab');
  for (let turn = 1; turn < (await tabs.count()); turn += 1) {
    seen.goTo(`${pathname} · ${await tabs.nth(turn).innerText()}`);
    await tabs.nth(turn).click();
    await settle(page, pathname, seen);
    seen.arrived();
    await inspect('main', `${kind} tab ${turn}`);
    await forms?.offered(kind);
  }
}

async function checkLinks({ page, seen }: Trail, known: ReadonlySet<string>): Promise<void> {
  for (const path of await linkedPaths(page))
    if (!known.has(path)) seen.report(`a link leads to ${path}, which is not there`);
}

/** Opens a screen, the record of each listed state, its tabs, and the forms that all of them offer. */
async function walkScreen(
  trail: Trail,
  look: Look,
  path: string,
  { words, known, forms, inspect }: { words: Words; known: ReadonlySet<string>; forms: Forms; inspect: Inspect },
): Promise<void> {
  const { claim, page, seen, share, records } = trail;
  await open(page, path, seen);
  await inspect('main', path);
  await checkLinks(trail, known);
  await forms.onScreen();
  await walkParts(page, claim, look, inspect);
  const shown = await recordsShown(page);
  const listed = seen.rows.get(shown[0]?.id ?? '')?.machine ?? path;
  if (share.opensFormsOf(listed)) {
    await forms.offered(listed);
    if (await chooseFirst(page, words)) {
      await inspect('main', `${path} with a choice`);
      await forms.offered(`many ${listed}`);
    }
  }
  for (const { path: where, id, address } of shown) {
    const { machine = where, state } = seen.rows.get(id) ?? {};
    const isOurs = share.opensFormsOf(machine);
    const ofThisLook = `${where} ${lookText(look)}`;
    const ofThisState = `${where} ${state}`;
    const isNew = !records.has(ofThisLook);
    const isUnseen = isNew && claim(`record ${ofThisLook}`);
    const isFirst = isNew && (share.opensRecords || isUnseen || !records.has(where));
    records.add(ofThisLook);
    if (!isFirst && (!isOurs || records.has(ofThisState))) continue;
    records.add(where).add(ofThisState);
    await open(page, address, seen);
    await inspect('main', where);
    await checkLinks(trail, known);
    await forms.onScreen();
    if (isOurs) await forms.offered(where);
    if (isFirst && (share.opensTabs || claim(`tabs of ${ofThisLook}`)))
      await walkTabs(trail, isOurs ? forms : null, inspect, where);
  }
}

/** Opens what a person is offered in one look, as far as it is wanted there. */
async function walkIn(trail: Trail, look: Look, isWanted: (path: string) => boolean): Promise<void> {
  const { page, seen, account, claim, share } = trail;
  const { language, scheme, width } = look;
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
  const inspect = inspectionOf(page, claim, seen, look);
  const isFirst = claim(`frame ${lookText(look)}`);
  if (isFirst) await walkSignIn(page, seen, inspect, look);
  seen.goTo('Home');
  // Signing in is a way over two pages, each of which asks for itself.
  seen.arrived();
  await signInTo(page, account, HOME.path, language);
  await settle(page, HOME.path, seen);
  seen.arrived();
  const words = await loadWords(language);
  // What was begun on a screen is given up when its tab is closed.
  const leave = page.getByRole('alertdialog').getByRole('button', { name: words.text<string>('shell.leave.confirm') });
  await page.addLocatorHandler(leave, (button) => button.click());
  const paths = await screenPaths(page);
  if (isFirst) await walkFrame(page, seen, inspect, look);
  const forms = formsOf(page, words, seen, { share, inspect, visited: trail.forms });
  const known = new Set([...paths, ...HIDDEN_PATHS]);
  for (const path of paths) if (isWanted(path)) await walkScreen(trail, look, path, { words, known, forms, inspect });
}

/**
 * Opens every screen of an account's menu, a record of each listed state, and every form offered, as far as they are its share and wanted
 * in a look. Returns the faults, each with account, look, screen, form and call.
 */
export async function walk(
  browser: Browser,
  account: string,
  looks: readonly Look[],
  share: Share,
): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  let now = '';
  const seen = watch(page, () => `${account} · ${now}`);
  const trail: Trail = {
    account,
    claim: claimsOf(`${account} ${looks.map(lookText).join()}`),
    share,
    page,
    seen,
    records: new Set(),
    forms: new Set(),
  };
  for (const look of looks) {
    now = lookText(look);
    await walkIn(trail, look, (path) => share.opensScreen(path, look));
  }
  await context.close();
  return seen.faults;
}
