import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { holdsOneOf } from '#machines/session/holds.ts';
import { menus } from '#server/company/menus/index.ts';
import { menuComponents } from '#server/company/menus/components.ts';
import { roles } from '#server/company/roles.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { SCREENS } from '#views/screens.ts';
import { HIDDEN_VIEWS } from '#views/shell/hiddenViews.ts';

/** Addresses that are no entries of the menu: the shell's own. */
const SHELL = new Set(['/401', '/404', '/login', '/lock', '/redirect', '/gallery', '/dashboard', '/user/center']);
/** Screens outside the menu that this version has. */
const hidden = HIDDEN_VIEWS.filter(({ component }) => Object.hasOwn(SCREENS, component));
const components = new Map([...menuComponents, ...hidden.map(({ path, component }) => [path, component] as const)]);
/** Paths of calls and files, which no screen is at. */
const CALLS = /^\/(?:api|auth|webSocket|assets|fonts|atlas)(?:\/|$)/;

const sourceOf = (path: string): string => readFileSync(path, 'utf8');
const files = ['src/views', 'src/instruments'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('gallery') && !name.endsWith('hiddenViews.ts'))
    .map((name) => join(root, name)),
);

/** Returns the beginnings of addresses that a source puts together, as `/delivery/${...}`. */
const beginningsIn = (source: string): string[] =>
  [...source.matchAll(/`(\/[a-z][A-Za-z]*(?:\/[A-Za-z]+)*\/)\$\{/g)].map(([, path = '']) => path);

/** Returns the addresses that a source names as texts, without what follows them. */
const addressesIn = (source: string): string[] =>
  [...source.matchAll(/['"`](\/[a-z][A-Za-z]*(?:\/[A-Za-z]+)*)(?=['"`?])/g)].map(([, path = '']) => path);

describe('every address that a screen names', () => {
  const known = new Set([
    ...components.keys(),
    ...SHELL,
    ...menus.flatMap(({ kind, path }) => (kind === 'catalog' && path ? [path] : [])),
  ]);

  test.each(files.filter((file) => addressesIn(sourceOf(file)).length > 0))(
    'every address that the file %s names exists',
    (file) => {
      const unknown = addressesIn(sourceOf(file)).filter((path) => !CALLS.test(path) && !known.has(path));
      expect(unknown).toEqual([]);
    },
  );

  it('every address that a screen puts together begins as an existing address', () => {
    const begun = files.flatMap((file) => beginningsIn(sourceOf(file)));
    expect(begun).toContain('/delivery/');
    expect(begun.filter((path) => !CALLS.test(path) && ![...known].some((one) => one.startsWith(path)))).toEqual([]);
  });

  it('the check of the addresses that screens name notices an address that no menu has', () => {
    expect(addressesIn(`open: '/finance/nothingDetail', api: "/api/x"`)).toEqual(['/finance/nothingDetail', '/api/x']);
    expect(known.has('/finance/nothingDetail')).toBe(false);
  });
});

test.each(Object.entries(RECORD_PATHS))('a record of type %s has a screen at %s', (_, path) => {
  const component = components.get(path);
  expect(component).toBeDefined();
  expect(Object.keys(SCREENS)).toContain(component);
});

const screenSources = new Map(
  [
    ...sourceOf('src/views/screens.ts').matchAll(
      /'([\w/]+)': (?:\(\) => import\('([^']+)'\)|register(?:List|Entry)\('(\w+)'\))/g,
    ),
  ].map(([, component = '', file, register]) => [component, { file, register }] as const),
);

/** Returns the record types that the rows of a screen lead to. */
function ledTo(component: string): string[] {
  const { file, register } = screenSources.get(component) ?? {};
  if (register !== undefined) return [register];
  if (file === undefined) return [];
  const path = file.startsWith('#instruments')
    ? file.replace('#instruments', 'src/instruments')
    : join('src/views', file);
  return [...sourceOf(path).matchAll(/recordAddress\('(\w+)'/g)].map(([, type = '']) => type);
}

const pathOf = (code: string): string | undefined => {
  const entry = menus.find((one) => one.code === code);
  if (!entry?.path) return undefined;
  if (entry.path.startsWith('/')) return entry.path;
  return `${menus.find((one) => one.code === entry.parent)?.path ?? ''}/${entry.path}`;
};

/** Returns the paths of the screens that a role grants, with their components. */
const grantedTo = ({ permissions, menus: codes }: (typeof roles)[number]): Map<string, string> =>
  new Map([
    ...hidden.flatMap(({ path, component, needs }) =>
      needs === null || holdsOneOf(permissions, [needs]) ? [[path, component] as const] : [],
    ),
    ...menus.flatMap(({ code, kind, component, permission }) => {
      const path = pathOf(code);
      if (kind !== 'menu' || !component || path === undefined) return [];
      const isChosen = codes.includes(EVERYTHING) || codes.includes(code);
      const isAllowed = !permission || permissions.includes(permission) || permissions.includes(EVERYTHING);
      return isChosen && isAllowed ? [[path, component] as const] : [];
    }),
  ]);

describe.each(roles.map((role) => [role.code, role] as const))('as %s', (_, role) => {
  const granted = grantedTo(role);

  it('a role finds every screen of its menu among those of the console', () => {
    expect(granted.size).toBeGreaterThan(0);
    expect([...granted.values()].filter((component) => !Object.hasOwn(SCREENS, component))).toEqual([]);
  });

  it('a role opens the records that the rows of each of its lists lead to', () => {
    const closed = [...granted].flatMap(([path, component]) =>
      ledTo(component)
        .filter((type) => !granted.has(RECORD_PATHS[type as keyof typeof RECORD_PATHS]))
        .map((type) => `${path}: ${type}`),
    );
    expect(closed).toEqual([]);
  });

  it('a role reads each record whose screen it is offered', () => {
    const unread = Object.entries(RECORD_PATHS).filter(
      ([type, path]) =>
        granted.has(path) && !role.permissions.includes(EVERYTHING) && !role.permissions.includes(`${type}.read`),
    );
    expect(unread.map(([type]) => type)).toEqual([]);
  });
});
