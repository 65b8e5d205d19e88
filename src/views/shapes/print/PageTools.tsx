import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/language/words.tsx';
import { usePrintOnceRead } from './usePrintOnceRead.ts';

/** Buttons of a screen of figures that print it and read it again. */
export function PageTools({ reload }: { readonly reload: () => void }) {
  const words = useWords();
  const { print, waits } = usePrintOnceRead();
  return (
    <>
      <IconButton icon="print" tone="neutral" label={words.text('ui.report.print')} isPending={waits} onPress={print} />
      <IconButton icon="refresh" tone="neutral" label={words.text('ui.list.refresh')} onPress={reload} />
    </>
  );
}
