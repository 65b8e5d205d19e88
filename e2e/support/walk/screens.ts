import { expect, test, type Page } from '@playwright/test';
import { SCREENS } from '#views/screens.ts';
import { HIDDEN_VIEWS, HOME } from '#views/shell/hiddenViews.ts';
import { joined } from '#views/shell/menuPaths.ts';
import { ask } from '../orders.ts';
import type { Watch } from './watch.ts';

interface Entry {
  readonly path: string;
  readonly component?: string;
  readonly children?: readonly Entry[];
}

const FRAMES = new Set<string | undefined>([undefined, 'Layout', 'ParentView']);

const pathsOf = (entries: readonly Entry[], parent: string): string[] =>
  entries.flatMap((entry) => {
    const path = joined(parent, entry.path);
    return [...(FRAMES.has(entry.component) ? [] : [path]), ...pathsOf(entry.children ?? [], path)];
  });

/** Screens that the frame of the console leads to, for whoever is signed in. */
const FRAME_PATHS = [HOME.path, '/user/center', '/msgNotify', '/downloadList'];

/** Addresses that exist for whoever is signed in, also where no menu leads to them. */
export const HIDDEN_PATHS = HIDDEN_VIEWS.filter(({ component }) => Object.hasOwn(SCREENS, component)).map(
  ({ path }) => path,
);

/** The address of every screen of a menu, also of those that its sidebar does not show. */
export const menuPaths = async (page: Page): Promise<string[]> =>
  pathsOf(await ask<Entry[]>(page, 'GET', 'api/menus/build'), '/');

/** The address of every screen that the console offers to the person signed in. */
export const screenPaths = async (page: Page): Promise<string[]> => [
  ...new Set([...FRAME_PATHS, ...(await menuPaths(page))]),
];

/** Whether the page shows a screen whole: its address, one heading, nothing still being read, nothing in the way. */
const isWhole = (path: string): boolean => {
  const shown = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
  return location.pathname === path && shown('main h1') === 1 && shown('main [aria-busy="true"]') === 0;
};

/** Waits until the page shows the screen of an address whole and nothing is asked any more. */
export async function settle(page: Page, path: string, watch: Watch): Promise<void> {
  for (;;) {
    await page.waitForFunction(isWhole, path, { polling: 'raf', timeout: 10_000 });
    await watch.quiet();
    if (await page.evaluate(isWhole, path)) return;
  }
}

/** Leads to an address as a link does, without loading the page anew, and waits for its screen. */
export const open = (page: Page, address: string, watch: Watch): Promise<void> =>
  test.step(address, async () => {
    watch.goTo(address);
    await page.evaluate((to) => history.pushState(null, '', to), address);
    const path = address.replace(/\?.*$/, '');
    await settle(page, path, watch).catch((error: unknown) => {
      watch.report(`does not come: ${String(error).split('\n')[0]}, the page is at ${new URL(page.url()).pathname}`);
    });
    await expect(page.getByRole('main')).toBeVisible();
  });

interface Records {
  readonly path: string;
  readonly id: string;
  readonly address: string;
}

/** Addresses of the records that the shown screen's lists lead to. */
export const recordsShown = (page: Page): Promise<Records[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main [role=grid] a[href], main table a[href]')].flatMap(
      (link) => {
        const { pathname, search, origin } = new URL(link.href);
        const id = new URLSearchParams(search).get('id');
        if (origin !== location.origin || id === null || !link.checkVisibility()) return [];
        return [{ path: pathname, id, address: `${pathname}${search}` }];
      },
    ),
  );

/** Paths that links of the shown screen lead to. */
export const linkedPaths = async (page: Page): Promise<string[]> => [
  ...new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
        .filter((link) => link.origin === location.origin && link.checkVisibility())
        .map(({ pathname }) => pathname),
    ),
  ),
];
