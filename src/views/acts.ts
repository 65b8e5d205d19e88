import { useEffect } from 'react';
import type { IconName } from './ui/iconPaths.ts';

/** Something that can be done now, found in the command palette. */
export interface OfferedAct {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** `screen`: about what is shown; `console`: about the console itself. */
  readonly about: 'screen' | 'console';
  readonly run: () => void;
}

const offers = new Map<symbol, readonly OfferedAct[]>();

/** Everything that is offered now, what was offered last first. */
export const offeredActs = (): readonly OfferedAct[] => [...offers.values()].toReversed().flat();

/**
 * Offers acts in the command palette while the part that asks is shown: a kept view in the background offers nothing.
 * The list should keep its identity while it says the same.
 */
export const useOfferedActs = (acts: readonly OfferedAct[]): void =>
  useEffect(() => {
    const token = Symbol('offer');
    offers.set(token, acts);
    return () => void offers.delete(token);
  }, [acts]);
