import { LANGUAGE_IDS, languageOf, type Language } from '#i18n/languages.ts';
import { DEFAULT_THEME_COLOUR, THEME_COOKIE_DAYS } from '#machines/fields/limits.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Sizes of controls (§1). */
export const SIZES = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof SIZES)[number];

/** Light, dark, or as the system says. */
export const SCHEMES = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Minutes without a touch after which the screen locks; 0 for never. */
export const LOCK_AFTER = [0, 5, 10, 15, 30, 60] as const;

/** Preferences of a person in this browser; each has a cookie of its own. */
export interface Preferences {
  readonly language: Language;
  readonly size: Size;
  readonly scheme: Scheme;
  /** Theme colour, `#rrggbb`. */
  readonly accent: string;
  readonly sidebar: 'open' | 'closed';
  /** Opening a catalog of the menu closes the others (§2). */
  readonly uniqueOpen: boolean;
  readonly sidebarLogo: boolean;
  /** The tab bar of visited views. */
  readonly tagsView: boolean;
  /** The bars stay while the screen scrolls; else a screen has them only at its top. */
  readonly fixedHeader: boolean;
  /** One of `LOCK_AFTER`. */
  readonly lockAfter: number;
  readonly showFooter: boolean;
  readonly footerTxt: string;
  /** The filing number, which links to the register of filings. */
  readonly caseNumber: string;
}

/** The settings of the drawer that are on or off (§2). */
export const SWITCHES = ['tagsView', 'fixedHeader', 'sidebarLogo', 'uniqueOpen', 'showFooter'] as const;

const among = <Value extends string>(values: readonly Value[], found: string | null, otherwise: Value): Value =>
  values.find((value) => value === found) ?? otherwise;

const COLOUR = /^#[0-9a-f]{6}$/i;

const isOn = (name: string, otherwise: boolean): boolean => {
  const kept = readCookie(name);
  return kept === null ? otherwise : kept === '1';
};

const read = (): Preferences => {
  const accent = readCookie('theme');
  return {
    language: languageOf([among<string>(LANGUAGE_IDS, readCookie('language'), ''), ...navigator.languages]),
    size: among(SIZES, readCookie('size'), 'small'),
    scheme: among(SCHEMES, readCookie('scheme'), 'system'),
    accent: accent && COLOUR.test(accent) ? accent : DEFAULT_THEME_COLOUR,
    sidebar: readCookie('sidebarStatus') === '0' ? 'closed' : 'open',
    uniqueOpen: isOn('uniqueOpen', true),
    sidebarLogo: isOn('sidebarLogo', true),
    tagsView: isOn('tagsView', true),
    fixedHeader: isOn('fixedHeader', true),
    lockAfter: LOCK_AFTER.find((minutes) => String(minutes) === readCookie('lockAfter')) ?? 0,
    showFooter: isOn('showFooter', false),
    footerTxt: readCookie('footerTxt') ?? '',
    caseNumber: readCookie('caseNumber') ?? '',
  };
};

const flag =
  (name: (typeof SWITCHES)[number]) =>
  (chosen: Preferences): [string, string] => [name, chosen[name] ? '1' : '0'];

const COOKIE_OF: Record<keyof Preferences, (preferences: Preferences) => [string, string]> = {
  language: ({ language }) => ['language', language],
  size: ({ size }) => ['size', size],
  scheme: ({ scheme }) => ['scheme', scheme],
  accent: ({ accent }) => ['theme', accent],
  sidebar: ({ sidebar }) => ['sidebarStatus', sidebar === 'open' ? '1' : '0'],
  uniqueOpen: flag('uniqueOpen'),
  sidebarLogo: flag('sidebarLogo'),
  tagsView: flag('tagsView'),
  fixedHeader: flag('fixedHeader'),
  lockAfter: ({ lockAfter }) => ['lockAfter', String(lockAfter)],
  showFooter: flag('showFooter'),
  footerTxt: ({ footerTxt }) => ['footerTxt', footerTxt],
  caseNumber: ({ caseNumber }) => ['caseNumber', caseNumber],
};

let current: Preferences | null = null;
const listeners = new Set<() => void>();

/** The preferences as they are now; the same object until one changes. */
export const preferences = (): Preferences => (current ??= read());

/** Changes some preferences, stores them in cookies, and notifies subscribers. */
export const prefer = (changes: Partial<Preferences>): void => {
  current = { ...preferences(), ...changes };
  for (const key of Object.keys(COOKIE_OF) as (keyof Preferences)[]) {
    if (key in changes) writeCookie(...COOKIE_OF[key](current), THEME_COOKIE_DAYS);
  }
  for (const listener of listeners) listener();
};

/** Calls back after each change; returns how to stop. */
export const onPreferences = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
