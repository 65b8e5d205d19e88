import { useEffect } from 'react';
import { applyTheme } from '#views/ui/theme/applyTheme.ts';
import { usePreferences } from './words.tsx';

/** Dresses the page as the person likes it; outside the console in the roomiest size. */
export function useDress(isInside: boolean): void {
  const { accent, scheme, size } = usePreferences();
  const density = isInside ? size : 'default';
  useEffect(() => applyTheme({ accent, mode: scheme, density }), [accent, scheme, density]);
}
