import type { PrintFormat, PrintedMachine } from '#machines/fields/printing.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Checked } from './useUndrawn.ts';

interface PrintButtonsProps {
  readonly machine: PrintedMachine;
  readonly ids: readonly string[];
  readonly checked: Checked;
  /** Format that waits for the check; null for none. */
  readonly awaited: PrintFormat | null;
  readonly onPrint: (format: PrintFormat) => void;
  /** Called before the record is shown that is to be corrected. */
  readonly onLeave: () => void;
}

/** Buttons that print labels in each format; where some would have boxes, one that leads to the first such record besides. */
export function PrintButtons({ machine, ids, checked, awaited, onPrint, onLeave }: PrintButtonsProps) {
  const words = useWords();
  const { go } = usePlace();
  const none = ids.length === 0 ? words.text('ui.printing.none') : undefined;
  const [first] = checked.undrawn;
  // A label of a piece is named by its order's number and its own.
  const faulty = first && ids.find((id) => first.name.startsWith(id));
  const button = (format: PrintFormat) => ({
    reason: none,
    isPending: awaited === format,
    onPress: () => onPrint(format),
  });
  return (
    <>
      {faulty !== undefined && (
        <Button
          onPress={() => {
            onLeave();
            go(recordAddress(machine, faulty));
          }}
        >
          {words.text('ui.printing.correct')}
        </Button>
      )}
      <Button icon="download" {...button('zpl')}>
        {words.text('ui.printing.zpl')}
      </Button>
      <Button icon="download" {...button('pdf')}>
        {words.text('ui.printing.pdf')}
      </Button>
      <Button tone="primary" icon="print" {...button('paper')}>
        {words.text(faulty === undefined ? 'ui.printing.print' : 'ui.printing.anyway', { count: ids.length })}
      </Button>
    </>
  );
}
