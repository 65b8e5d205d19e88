import { answeredWith } from './answers.ts';

/** Address of a courier's day. */
export const MY_DAY = '/dashboard';

/** Message to a page of the console: show the day. */
export const SHOW_DAY = 'showMyDay';

/** A notification as the browser shows it. */
interface Shown {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify?: boolean };
}

/** A page of this origin that a service worker knows. */
export interface Page {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
}

const textIn = (message: unknown, field: string): string => {
  const value: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, field) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * Returns what to show of a message. Browsers demand that something is shown for each; a person who looks at the console has
 * heard of it there, and only sees it. A later one takes the place of an earlier one, and rings again.
 */
export function shownFor(message: unknown, pages: readonly Page[]): Shown {
  const tag = textIn(message, 'tag') || 'console';
  const isLookedAt = pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
  const icon = '/icons/192.png';
  return {
    title: textIn(message, 'title') || 'Shweli',
    options: { body: textIn(message, 'body'), tag, icon, ...(isLookedAt ? { silent: true } : { renotify: true }) },
  };
}

/** Returns the page of the console to bring forward, the one in use first; null if none is open. */
export function pageToShow<Open extends Page>(pages: readonly Open[], origin: string): Open | null {
  const own = pages.filter(({ url }) => answeredWith({ method: 'GET', mode: 'navigate', url }, origin) === 'page');
  return (
    own.find(({ focused }) => focused) ??
    own.find(({ visibilityState }) => visibilityState === 'visible') ??
    own[0] ??
    null
  );
}
