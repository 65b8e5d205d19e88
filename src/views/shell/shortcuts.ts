import { session } from '#services/session.ts';
import { isPressed, type KeyName } from '#views/ui/keys.ts';
import type { Tabs } from './useTabs.ts';

/** Actions of the console's shortcuts. */
export interface ShellActs {
  readonly help: () => void;
  readonly palette: () => void;
}

const isTyping = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Returns true if a dialog covers the screens, which must then stay unchanged. */
const isCovered = (): boolean => document.getElementById('content')?.closest('[inert], [aria-hidden=true]') !== null;

/** Shows the tab `by` places further, cyclically. */
const turn = ({ tabs, shown, moves }: Tabs, by: number): void => {
  if (tabs.length === 0) return;
  const place = tabs.findIndex(({ key }) => key === shown);
  const next = tabs[(place + by + tabs.length) % tabs.length];
  if (next) moves.goTo(next.path);
};

const close = ({ tabs, shown, moves }: Tabs): void => {
  const tab = tabs.find(({ key }) => key === shown);
  if (tab && !tab.affix) moves.close(tab.key);
};

const refresh = ({ shown, moves }: Tabs): void => {
  if (shown !== null) moves.refresh(shown);
};

/** Finds an element of the shown screen; those of other tabs are in the page too, hidden. */
const onScreen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#content ${selector}`)].find((element) => element.checkVisibility());

/** Focuses the first filter of the shown screen's list. */
const focusSearch = (): void => onScreen('[data-filters] input')?.focus();

/** Finds the print button of the shown screen's list. */
const printButton = (): HTMLElement | undefined => onScreen('[data-prints]');

/** Shortcuts that are printable characters. */
const SIGNS: readonly KeyName[] = ['help', 'search'];

/** Returns the action of a console shortcut; null for none. All daily work is possible without a mouse. */
export function actOf(event: KeyboardEvent, tabs: Tabs, { help, palette }: ShellActs): (() => void) | null {
  const acts: Readonly<Partial<Record<KeyName, () => void>>> = {
    help,
    palette,
    lock: () => session.send({ type: 'lock.asked' }),
    search: focusSearch,
    print: () => printButton()?.click(),
    next: () => turn(tabs, 1),
    previous: () => turn(tabs, -1),
    close: () => close(tabs),
    refresh: () => refresh(tabs),
  };
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const name = names.find((one) => isPressed(event, one));
  if (name === undefined || (SIGNS.includes(name) && isTyping(event))) return null;
  // The lock shortcut works even over a dialog.
  if (name !== 'lock' && isCovered()) return null;
  // Of a list, the browser prints the rows on screen alone; all else it prints whole.
  if (name === 'print' && !printButton()) return null;
  return acts[name] ?? null;
}
