import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/words.tsx';

/** Buttons of each report that print it and read it again. */
export function PageTools({ reload }: { readonly reload: () => void }) {
  const words = useWords();
  return (
    <>
      <IconButton icon="print" tone="neutral" label={words.text('ui.report.print')} onPress={() => window.print()} />
      <IconButton icon="refresh" tone="neutral" label={words.text('ui.list.refresh')} onPress={reload} />
    </>
  );
}
