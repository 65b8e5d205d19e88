import { useSyncExternalStore } from 'react';
import { densities, initialDensity } from './density.ts';
import type { Density } from './density.ts';

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
};

const current = (): Density =>
  densities.find((density) => density === document.documentElement.dataset['density']) ?? initialDensity;

/** The size the page wears now, for the few parts that count in pixels. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, current);
