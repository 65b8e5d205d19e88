import { createContext, useContext, useEffect, useInsertionEffect, useMemo } from 'react';

/** Step that loses unsaved work: leaving its screen in any way, or a sign-out alone. */
export type LostBy = 'leaving' | 'signOut';

/** Place of a screen: its tab and its search, whether it is shown or kept in the background. */
export interface Place {
  /** Path without the search. */
  readonly path: string;
  /** Search of this screen's address with the question mark; empty for none. */
  readonly search: string;
  /** Part of the address's search that `search` leaves out and `setSearch` keeps; absent for none. */
  readonly base?: string;
  /** True while this screen is the shown one. */
  readonly isShown: boolean;
  /** Replaces the search of this screen's address. */
  readonly setSearch: (search: string, options?: { replace?: boolean }) => void;
  /** Sets the title of the tab, for example a record's number. Null restores the screen's own title. */
  readonly setTitle: (title: string | null) => void;
  /** Opens another address of the console in its own tab. */
  readonly go: (address: string) => void;
  /** Makes the console ask before this screen closes, or before a sign-out alone. Returns the undo function. */
  readonly hold: (consequence: string, lostBy?: LostBy) => () => void;
  /** Closes this screen's tab; asks first if something would be lost. */
  readonly close: () => void;
  /** Returns the title of a menu screen; null for one that the person cannot reach. */
  readonly nameOf: (path: string) => string | null;
}

const PlaceContext = createContext<Place | null>(null);

/** Provides a screen with its place. */
export const PlaceProvider = PlaceContext;

/** Returns the place of the calling screen. */
export const usePlace = (): Place => {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace outside a screen');
  return place;
};

/** Returns the search of this screen's address and its setter. It holds filters, page and sort; `id` names a record. */
export const useScreenSearch = (): readonly [URLSearchParams, Place['setSearch']] => {
  const { search, setSearch } = usePlace();
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch];
};

const noName: Place['nameOf'] = () => null;

/** Returns the function that gives the titles of screens, for links to them; outside a screen nothing is linked. */
export const useScreenNames = (): Place['nameOf'] => useContext(PlaceContext)?.nameOf ?? noName;

/** Sets the title of this screen's tab while it is open; null keeps the screen's own title. */
export const useScreenTitle = (title: string | null): void => {
  const { setTitle } = usePlace();
  useEffect(() => setTitle(title), [title, setTitle]);
};

/**
 * Asks before this screen closes, is refreshed or is left by closing the page (§4), and is named before a sign-out. `consequence` names the loss; null asks
 * nothing.
 */
export const useLeaveQuestion = (consequence: string | null): void => {
  const { hold } = usePlace();
  // Insertion effects alone stay active while the view is kept in the background.
  useInsertionEffect(() => (consequence === null ? undefined : hold(consequence)), [hold, consequence]);
};

/** Names what a sign-out, here or in another tab of this browser, would lose; null names nothing, nor does it outside a screen. */
export const useSignOutQuestion = (consequence: string | null): void => {
  const hold = useContext(PlaceContext)?.hold;
  useInsertionEffect(
    () => (consequence === null || hold === undefined ? undefined : hold(consequence, 'signOut')),
    [hold, consequence],
  );
};
