import { useEffect } from 'react';
import { applyTheme } from '#views/ui/theme/applyTheme.ts';
import { usePreferences } from '../language/words.tsx';

/** Applies the person's theme to the page. Outside the console the density is always `default`. */
export function useTheme(isInside: boolean): void {
  const { accent, scheme, size } = usePreferences();
  const density = isInside ? size : 'default';
  useEffect(() => applyTheme({ accent, mode: scheme, density }), [accent, scheme, density]);
}
