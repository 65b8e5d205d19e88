import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { OwnDialog } from '#views/shapes/detail/options.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { useWords } from '#views/language/words.tsx';
import { StandardConflicts } from './StandardConflicts.tsx';

interface Entry {
  readonly row: { readonly id: string; readonly version: number };
  readonly reload: () => void;
}

/** Makes the parts of a record's screen that show and settle its conflicts with the standard company. */
export function conflictsOf(aggregateType: AggregateType, machine: 'role' | 'menu') {
  function First({ row: { id, version }, reload }: Entry) {
    return (
      <StandardConflicts aggregateType={aggregateType} machine={machine} id={id} version={version} onDone={reload} />
    );
  }

  function SettleDialog({ row: { id, version }, onClose, onDone }: OwnDialog<Entry['row']>) {
    const words = useWords();
    return (
      <Dialog
        isOpen
        size="large"
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={words.text<string>(`event.${machine}.standardJudged`)}
        footer={<Button onPress={onClose}>{words.text('ui.part.close')}</Button>}
      >
        <StandardConflicts
          aggregateType={aggregateType}
          machine={machine}
          id={id}
          version={version}
          onDone={() => {
            onDone();
            onClose();
          }}
        />
      </Dialog>
    );
  }

  return { First, dialogs: { [`${machine}.standardJudged`]: SettleDialog } };
}
