import { createContext, useContext, useEffect, useInsertionEffect, useMemo } from 'react';

/** Where a screen aggregates: a tab of its own, with a search of its own, whether it is shown or kept in the background. */
export interface Place {
  /** Path without search. */
  readonly path: string;
  /** Search of this screen's address, with the question mark; empty for none. */
  readonly search: string;
  /** Whether it is the one shown. */
  readonly isShown: boolean;
  /** Puts another search into this screen's address. */
  readonly setSearch: (search: string, options?: { replace?: boolean }) => void;
  /** Names the tab: a record's number. Null gives the screen's own title back. */
  readonly setTitle: (title: string | null) => void;
  /** Goes to another address of the console, in a tab of its own. */
  readonly go: (address: string) => void;
  /** Has the person asked before this screen goes; returns how to take that back. */
  readonly hold: (consequence: string) => () => void;
  /** Closes this screen's tab; asks first where something would be lost. */
  readonly close: () => void;
  /** What a screen of the menu is called; null for one that the person cannot reach. */
  readonly nameOf: (path: string) => string | null;
}

const PlaceContext = createContext<Place | null>(null);

/** Gives a screen its place. */
export const PlaceProvider = PlaceContext;

/** The place of the screen that asks. */
export const usePlace = (): Place => {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace outside a screen');
  return place;
};

/** The search of this screen's address, and how to change it: filters, page and sort live there. `id` names a record. */
export const useScreenSearch = (): readonly [URLSearchParams, Place['setSearch']] => {
  const { search, setSearch } = usePlace();
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch];
};

/** What screens are called, for ways to them. */
export const useScreenNames = (): Place['nameOf'] => usePlace().nameOf;

/** Names this screen's tab while it is open; null leaves the screen's own title. */
export const useScreenTitle = (title: string | null): void => {
  const { setTitle } = usePlace();
  useEffect(() => setTitle(title), [title, setTitle]);
};

/**
 * Has the person asked before this screen is closed, refreshed, or left by logging out or with the page (§4).
 * `consequence` says what would be lost; null: nothing.
 */
export const useLeaveQuestion = (consequence: string | null): void => {
  const { hold } = usePlace();
  // Of all effects this one alone stays while the view is kept in the background.
  useInsertionEffect(() => (consequence === null ? undefined : hold(consequence)), [hold, consequence]);
};
