import { menus } from '#server/company/menus/index.ts';
import { roles } from '#server/company/roles.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { staff } from '#server/demo/world/staff.ts';
import { buildMenus } from '#server/routes/masterData/menuTree.ts';
import { LOOKS, type Look } from './looks.ts';
import { FRAME_PATHS, pathsOf } from './screens.ts';

const rolesOf = (account: string) => {
  const held = staff.find(({ username }) => username === account)?.roles ?? [];
  return roles.filter(({ code }) => held.includes(code));
};

/** Permissions of a demonstration account. */
export const permissionsOf = (account: string): readonly string[] =>
  rolesOf(account).flatMap(({ permissions }) => permissions);

const entries = menus.toSorted((one, other) => one.sort - other.sort);

const menuOf = (account: string) =>
  buildMenus(
    entries,
    { menus: new Set(rolesOf(account).flatMap((role) => role.menus)), permissions: permissionsOf(account) },
    'en',
  );

/** Returns the address of every screen that a demonstration account is offered, as the server builds its menu. */
export const offeredTo = (account: string): readonly string[] => [
  ...new Set([...FRAME_PATHS, ...pathsOf(menuOf(account), '/')]),
];

/** Accounts of the walk in every test, or those of WALK_ACCOUNTS; `npm run walk` opens the screens of all. */
export const WALKED_IN_TEST: readonly string[] = (process.env['WALK_ACCOUNTS'] ?? 'clerk.yangon merchant').split(' ');

/** Accounts of which each holds a role that no other has. */
export const ONE_OF_EACH_ROLE = ACCOUNTS.filter((account) => account !== 'clerk.mandalay');

const byPath = Map.groupBy(
  ONE_OF_EACH_ROLE.flatMap((account) => offeredTo(account).map((path) => ({ account, path }))),
  ({ path }) => path,
);

/**
 * Returns the addresses that an account opens in a look, so that every role opens every screen of its menu, and every screen is opened in
 * every look by somebody: the looks go round the accounts of a screen, beginning with another one at each screen.
 */
export const pathsInLook = (account: string, look: Look): ReadonlySet<string> => {
  const turnOf = LOOKS.indexOf(look);
  const isIts = (offered: readonly { account: string }[], rank: number): boolean =>
    Array.from({ length: Math.max(offered.length, LOOKS.length) }, (_, visit) => visit).some(
      (visit) => offered[visit % offered.length]?.account === account && (visit + rank) % LOOKS.length === turnOf,
    );
  return new Set(
    [...byPath]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .flatMap(([path, offered], rank) => (isIts(offered, rank) ? [path] : [])),
  );
};
