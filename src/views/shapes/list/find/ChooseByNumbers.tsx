import { arriving } from '#views/ui/arriving.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useWords } from '#views/language/words.tsx';
import type { ChooseByNumbersProps } from './ChoosingForm.tsx';

const ChoosingForm = arriving(
  withAllMessages(() => import('./ChoosingForm.tsx')),
  { Waiting: Spinner },
);

/** Adds rows to the selection by numbers, pasted or scanned in turn, regardless of the filters. */
export function ChooseByNumbers(props: ChooseByNumbersProps) {
  const words = useWords();
  return (
    <Dialog
      title={words.text('ui.choose.title')}
      trigger={<IconButton icon="scan" tone="neutral" label={words.text('ui.choose.title')} />}
    >
      <ChoosingForm {...props} />
    </Dialog>
  );
}
