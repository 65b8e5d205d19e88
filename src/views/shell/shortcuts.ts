import type { Tabs } from './useTabs.ts';

/** Keys that work anywhere in the console, what they do, and the message that names it. */
export interface Shortcut {
  readonly keys: string;
  readonly label:
    | 'shell.keys.help'
    | 'shell.keys.next'
    | 'shell.keys.previous'
    | 'shell.keys.close'
    | 'shell.keys.refresh'
    | 'shell.keys.search';
  readonly matches: (event: KeyboardEvent) => boolean;
  readonly act: (tabs: Tabs) => void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const withAlt =
  (code: string) =>
  (event: KeyboardEvent): boolean =>
    event.altKey && !event.ctrlKey && !event.metaKey && event.code === code;

/** Shows the tab so many places further, round and round. */
const turn = ({ tabs, shown, moves }: Tabs, by: number): void => {
  if (tabs.length === 0) return;
  const place = tabs.findIndex(({ key }) => key === shown);
  const next = tabs[(place + by + tabs.length) % tabs.length];
  if (next) moves.goTo(next.path);
};

/** Where a list is searched: the first filter of the screen shown. */
const focusSearch = (): void =>
  [...document.querySelectorAll<HTMLElement>('#content [data-filters] input')]
    .find((field) => field.checkVisibility())
    ?.focus();

/** The keys of the console beside those of its parts; a daily user needs no mouse. */
export const shortcutsOf = (help: () => void): readonly Shortcut[] => [
  { keys: '?', label: 'shell.keys.help', matches: (event) => event.key === '?' && !isTyping(event), act: help },
  {
    keys: '/',
    label: 'shell.keys.search',
    matches: (event) => event.key === '/' && !isTyping(event),
    act: focusSearch,
  },
  { keys: 'Alt+PageDown', label: 'shell.keys.next', matches: withAlt('PageDown'), act: (tabs) => turn(tabs, 1) },
  { keys: 'Alt+PageUp', label: 'shell.keys.previous', matches: withAlt('PageUp'), act: (tabs) => turn(tabs, -1) },
  {
    keys: 'Alt+W',
    label: 'shell.keys.close',
    matches: withAlt('KeyW'),
    act: ({ tabs, shown, moves }) => {
      const tab = tabs.find(({ key }) => key === shown);
      if (tab && !tab.affix) moves.close(tab.key);
    },
  },
  {
    keys: 'Alt+R',
    label: 'shell.keys.refresh',
    matches: withAlt('KeyR'),
    act: ({ shown, moves }) => {
      if (shown !== null) moves.refresh(shown);
    },
  },
];
