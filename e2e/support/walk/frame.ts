import type { Page } from '@playwright/test';
import type { Inspect } from './inspection.ts';
import { isPhone, type Look } from './looks.ts';
import { open } from './screens.ts';
import type { Watch } from './watch.ts';

/** Pages that an unknown and a forbidden address lead to. */
const PAGES = ['/404', '/401'];

/** Opens the screen for signing in; nobody is signed in afterwards. */
export async function walkSignIn(page: Page, watch: Watch, inspect: Inspect, { language }: Look): Promise<void> {
  watch.goTo('/login');
  watch.arrived();
  const context = page.context();
  await context.clearCookies();
  await context.addCookies([{ name: 'language', value: language, domain: '127.0.0.1', path: '/' }]);
  await page.goto('/login');
  await page.locator('input[type=password]').waitFor();
  await watch.quiet();
  await inspect('body', 'the screen for signing in');
}

const OVER = '[role=dialog], [role=menu]';
const MENU = 'nav:has(input[type=search])';

/** Opens the menus and drawers of the top bar and of the tabs, and each group of the menu of screens. */
export async function walkFrame(page: Page, watch: Watch, inspect: Inspect, look: Look): Promise<void> {
  for (const path of PAGES) {
    await open(page, path, watch);
    await inspect('main', path);
  }
  await inspect('body', 'the frame');
  const over = page.locator(OVER).filter({ visible: true });
  const banner = page.getByRole('banner');
  const triggers = page.locator(':is(header[data-off-paper], nav) button[aria-haspopup]:visible');
  for (const trigger of await triggers.all()) {
    const name = (await trigger.getAttribute('aria-label')) ?? (await trigger.innerText());
    watch.goTo(`the frame · ${name}`);
    watch.arrived();
    await trigger.click();
    await over.first().waitFor();
    await watch.quiet();
    await inspect(OVER, `the frame ${name}`);
    await page.keyboard.press('Escape');
    await over.first().waitFor({ state: 'hidden' });
  }
  watch.goTo('the frame · the menu');
  watch.arrived();
  if (isPhone(look)) await banner.getByRole('button').first().click();
  const groups = page.locator(`${MENU} button[aria-expanded]:visible`);
  await groups.first().waitFor();
  for (let turn = 0; turn < (await groups.count()); turn += 1) {
    const group = groups.nth(turn);
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await inspect(MENU, `the menu, group ${turn}`);
  }
  if (isPhone(look)) await page.keyboard.press('Escape');
}
