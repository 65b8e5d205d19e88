import { useContext, useEffect } from 'react';
import { PlaceProvider } from './screen.tsx';

/** Name of the event in a screen's address whose form is to be open, as in `/system/branch?do=branch.registered`. */
export const ACT = 'do';

/** Adds an event to the address of a screen, so that its form is open there. */
export const addressToAct = (address: string, event: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${ACT}=${event}`;

/** Returns whether an address opens the form of an event of the record there. */
export const isToAct = (address: string): boolean =>
  new URLSearchParams(address.slice(address.indexOf('?') + 1)).has(ACT);

/** Opens the form of the event that the screen's address names, once, if it is offered here. */
export function useActInAddress(offered: readonly string[], open: (event: string) => void): void {
  const place = useContext(PlaceProvider);
  const event = new URLSearchParams(place?.search).get(ACT);
  const wanted = event !== null && offered.includes(event) ? event : null;
  useEffect(() => {
    if (place === null || wanted === null || !place.isShown) return;
    const search = new URLSearchParams(place.search);
    search.delete(ACT);
    place.setSearch(search.toString(), { replace: true });
    open(wanted);
  }, [place, wanted, open]);
}
