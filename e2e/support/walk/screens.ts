import { expect, test, type Page } from '@playwright/test';
import type { BuiltMenu } from '#calls/menus.ts';
import { SCREENS } from '#views/screens.ts';
import { HIDDEN_VIEWS, HOME } from '#views/shell/hiddenViews.ts';
import { joined } from '#views/shell/menuPaths.ts';
import { ask } from '../orders.ts';
import type { Watch } from './watch.ts';

type Entry = Pick<BuiltMenu, 'path' | 'component' | 'children'>;

const FRAMES = new Set<string | null | undefined>([null, undefined, 'Layout', 'ParentView']);

/** Returns the addresses of the screens of a menu. */
export const pathsOf = (entries: readonly Entry[], parent: string): string[] =>
  entries.flatMap((entry) => {
    const path = joined(parent, entry.path);
    return [...(FRAMES.has(entry.component) ? [] : [path]), ...pathsOf(entry.children ?? [], path)];
  });

/** Screens linked from the console's frame, for every signed-in person. */
export const FRAME_PATHS = [HOME.path, '/user/center', '/msgNotify', '/downloadList'];

/** Addresses open to every signed-in person, including those outside the menu. */
export const HIDDEN_PATHS = HIDDEN_VIEWS.filter(({ component }) => Object.hasOwn(SCREENS, component)).map(
  ({ path }) => path,
);

/** Returns the address of every screen of a menu, including hidden ones. */
const menuPaths = async (page: Page): Promise<string[]> =>
  pathsOf(await ask<Entry[]>(page, 'GET', 'api/menus/build'), '/');

/** Returns the address of every screen offered to the signed-in person. */
export const screenPaths = async (page: Page): Promise<string[]> => [
  ...new Set([...FRAME_PATHS, ...(await menuPaths(page))]),
];

/** Returns true if the page shows the complete screen: address, one heading, nothing loading, no overlay. */
const isWhole = (path: string): boolean => {
  const shown = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
  // The tab changes together with the screen: until then the one before is still shown.
  const id = new URLSearchParams(location.search).get('id');
  const key = id === null ? location.pathname : `${location.pathname}?id=${encodeURIComponent(id)}`;
  const tab = document.querySelector<HTMLElement>('[data-tab][data-shown]')?.dataset['tab'] ?? key;
  return location.pathname === path && tab === key && shown('main h1') === 1 && shown('main [aria-busy="true"]') === 0;
};

/** Waits until the page shows the complete screen of an address and no request is open. */
export async function settle(page: Page, path: string, watch: Watch): Promise<void> {
  for (;;) {
    await page.waitForFunction(isWhole, path, { polling: 'raf' });
    await watch.quiet();
    if (await page.evaluate(isWhole, path)) return;
  }
}

/** Closes the tabs of screens that were left: each would go on following the log. */
const closeOtherTabs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[data-tab]:not([data-shown]) button')) close.click();
  });

/** Opens an address as a link does, without reloading the page, and waits for its screen. */
export const open = (page: Page, address: string, watch: Watch): Promise<void> =>
  test.step(address, async () => {
    watch.goTo(address);
    await page.evaluate((to) => history.pushState(null, '', to), address);
    const path = address.replace(/\?.*$/, '');
    await settle(page, path, watch).catch((error: unknown) => {
      watch.report(`does not come: ${String(error).split('\n')[0]}, the page is at ${new URL(page.url()).pathname}`);
    });
    await expect(page.getByRole('main')).toBeVisible();
    await closeOtherTabs(page);
    watch.arrived();
  });

interface Records {
  readonly path: string;
  readonly id: string;
  readonly address: string;
}

/** Returns the addresses of records linked from the screen's lists. */
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

/** Returns the paths of links on the screen. */
export const linkedPaths = async (page: Page): Promise<string[]> => [
  ...new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
        .filter((link) => link.origin === location.origin && link.checkVisibility())
        .map(({ pathname }) => pathname),
    ),
  ),
];
