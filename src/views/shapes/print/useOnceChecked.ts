import { useEffect, useEffectEvent, useState } from 'react';
import type { PrintFormat } from '#machines/fields/printing.ts';
import type { Checked } from './useUndrawn.ts';

/** Prints in the wanted format once the labels are checked: at once if all is drawn; else a person who saw the boxes decides. */
export function useOnceChecked({ at, undrawn }: Checked, print: (format: PrintFormat) => void) {
  const [awaited, setAwaited] = useState<PrintFormat | null>(null);
  const goOn = useEffectEvent((format: PrintFormat) => {
    setAwaited(null);
    if (at === 'checked' && undrawn.length === 0) print(format);
  });
  useEffect(() => {
    if (awaited === null || at === 'checking') return undefined;
    const turn = setTimeout(() => goOn(awaited));
    return () => clearTimeout(turn);
  }, [awaited, at]);
  return { awaited, want: (format: PrintFormat): void => (at === 'checking' ? setAwaited(format) : print(format)) };
}
