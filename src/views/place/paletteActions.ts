import { useEffect } from 'react';
import type { IconName } from '../ui/iconPaths.ts';

/** Action offered in the command palette. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** `screen` concerns the shown screen; `console` concerns the console itself. */
  readonly about: 'screen' | 'console';
  readonly run: () => void;
}

const offers = new Map<symbol, readonly PaletteAction[]>();

/** Returns all actions offered now, the latest offer first. */
export const paletteActions = (): readonly PaletteAction[] => [...offers.values()].toReversed().flat();

/**
 * Offers actions in the command palette while the calling component is shown; hidden views offer none. The array must keep its identity
 * while its content is the same.
 */
export const usePaletteActions = (acts: readonly PaletteAction[]): void =>
  useEffect(() => {
    const token = Symbol('offer');
    offers.set(token, acts);
    return () => void offers.delete(token);
  }, [acts]);
