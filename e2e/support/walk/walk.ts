import type { Browser } from '@playwright/test';
import { loadWords } from '#i18n/load.ts';
import { HOME } from '#views/shell/hiddenViews.ts';
import { signInTo } from '../orders.ts';
import { claimsOf } from './claims.ts';
import { formsOf } from './forms.ts';
import { walkFrame, walkSignIn } from './frame.ts';
import { inspectionOf } from './inspection.ts';
import { lookText, type Look } from './looks.ts';
import { offeredTo } from './plan.ts';
import { HIDDEN_PATHS, settle } from './screens.ts';
import type { Share } from './shares.ts';
import { walkScreen } from './walkScreen.ts';
import { watch } from './watch.ts';

const HEIGHT = 900;

/** Part of the walk that one test makes. */
export interface Leg {
  readonly account: string;
  readonly look: Look;
  readonly share: Share;
  /** Name of the tests of which one opens each record and each form. */
  readonly group: string;
  readonly paths: readonly string[];
}

/** Opens the browser of one test. */
async function enter(browser: Browser, account: string, look: Look, name: string) {
  const { width, scheme } = look;
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: scheme,
    viewport: { width, height: HEIGHT },
  });
  const page = await context.newPage();
  const seen = watch(page, () => `${account} · ${lookText(look)}`);
  const claim = claimsOf(name);
  return { context, page, seen, claim, inspect: inspectionOf(page, claim, seen, look) };
}

type Entered = Awaited<ReturnType<typeof enter>>;

/** Signs an account in, at Home. */
async function signIn({ page, seen }: Entered, account: string, { language }: Look): Promise<void> {
  seen.goTo('Home');
  // Signing in is a way over two pages, each of which asks for itself.
  seen.arrived();
  await signInTo(page, account, HOME.path, language);
  await settle(page, HOME.path, seen);
  seen.arrived();
}

/** Goes through the screen for signing in and the frame of the console. Returns the faults, each with its place. */
export async function walkAround(browser: Browser, account: string, look: Look): Promise<readonly string[]> {
  const entered = await enter(browser, account, look, `frame ${lookText(look)}`);
  const { context, page, seen, inspect } = entered;
  await walkSignIn(page, seen, inspect, look);
  await signIn(entered, account, look);
  await walkFrame(page, seen, inspect, look);
  await context.close();
  return seen.faults;
}

/**
 * Opens screens of an account's menu, a record of each listed state, and every form offered, as far as they are its share. Returns the faults,
 * each with account, look, screen, form and call.
 */
export async function walk(browser: Browser, { account, look, share, group, paths }: Leg): Promise<readonly string[]> {
  const entered = await enter(browser, account, look, `${group} ${lookText(look)} ${paths[0]}`);
  const { context, page, seen, claim, inspect } = entered;
  const own = (check: string): boolean => claim(`${group}: ${check}`);
  await signIn(entered, account, look);
  const words = await loadWords(look.language);
  // What was begun on a screen is given up when its tab is closed.
  const leave = page.getByRole('alertdialog').getByRole('button', { name: words.text<string>('shell.leave.confirm') });
  await page.addLocatorHandler(leave, (button) => button.click());
  const forms = formsOf(page, words, seen, { share, inspect, own });
  const known = new Set([...offeredTo(account), ...HIDDEN_PATHS]);
  const trail = { page, seen, words, look, share, inspect, forms, claim, own, known };
  for (const path of paths) await walkScreen(trail, path);
  await context.close();
  return seen.faults;
}
