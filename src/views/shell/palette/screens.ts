import type { Words } from '#i18n/words.ts';
import type { Title } from '#machines/tabs/index.ts';
import { iconOf } from '../icon.ts';
import type { MenuItem } from '../menu.ts';
import type { Reach } from '../views.ts';
import { worded } from '../title.ts';
import type { Entry } from './entry.ts';

/** Screens outside the menu that open without parameters. */
const UNLISTED = ['/user/center', '/msgNotify', '/downloadList'];

interface Listed {
  readonly path: string;
  readonly title: Title;
  readonly icon: string | null;
  readonly external: boolean;
  readonly above: readonly Title[];
}

const listed = (items: readonly MenuItem[], above: readonly Title[] = []): Listed[] =>
  items.flatMap(({ path, title, icon, external, children }) => [
    ...(path === null ? [] : [{ path, title, icon, external, above }]),
    ...listed(children, [...above, title]),
  ]);

/** Returns a title in every language. */
export const namesOf = (title: Title, languages: readonly Words[]): string[] => [
  ...new Set(languages.map((words) => worded(title, words))),
];

/** Returns every screen that the person can reach, found by its name in any language and shown in the first. */
export function screenEntries(reach: Reach, languages: readonly Words[], go: (path: string) => void): Entry[] {
  const [words] = languages;
  if (!words) return [];
  const menu = listed(reach.items);
  const known = new Set(menu.map(({ path }) => path));
  const unlisted = UNLISTED.filter((path) => !known.has(path)).flatMap((path) => {
    const view = reach.views.get(path);
    return view ? [{ path, title: view.title, icon: null, external: false, above: [] }] : [];
  });
  return [...menu, ...unlisted].map(({ path, title, icon, external, above }) => ({
    id: `screen ${path}`,
    group: 'screens' as const,
    icon: external ? ('external' as const) : iconOf(icon),
    label: worded(title, words),
    second: above.map((one) => worded(one, words)).join(' › '),
    names: namesOf(title, languages),
    around: above.flatMap((one) => namesOf(one, languages)),
    run: () => (external ? void window.open(path, '_blank', 'noopener,noreferrer') : go(path)),
  }));
}
