import { useEffect } from 'react';
import { applyTheme } from '#views/ui/theme/applyTheme.ts';
import { usePreferences } from './words.tsx';

/** Dresses the page in the person's colour, scheme and size, and again when one of them changes. */
export function useDress(): void {
  const { accent, scheme, size } = usePreferences();
  useEffect(() => applyTheme({ accent, mode: scheme, density: size }), [accent, scheme, size]);
}
