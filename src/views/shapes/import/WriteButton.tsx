import { useState } from 'react';
import type { UnfinishedImport } from '#services/import/unfinished.ts';
import { Button } from '#views/ui/Button.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Importing } from '#services/import/importing.ts';
import type { ImportView } from './importView.ts';
import type { ImportState } from './useImporting.ts';

interface WriteButtonProps {
  readonly view: ImportView;
  readonly importing: Importing;
  readonly state: ImportState;
}

/** Button that writes the rows; asks first where another own import has not ended. */
export function WriteButton({ view, importing, state }: WriteButtonProps) {
  const words = useWords();
  const [other, setOther] = useState<UnfinishedImport | null>(null);
  const [isLooking, setLooking] = useState(false);
  const { good } = state.context.counts;
  const label = words.text<string>(view.texts.write, { count: good });
  const write = (): void => importing.actor.send({ type: 'write.asked' });
  const writeOrAsk = async (): Promise<void> => {
    setLooking(true);
    const unfinished = await importing.otherUnfinished();
    setLooking(false);
    if (unfinished === null) write();
    else setOther(unfinished);
  };
  return (
    <>
      <Button
        tone="primary"
        icon="upload"
        isPending={isLooking || !state.matches({ reviewing: 'settled' })}
        {...(good === 0 && { reason: words.text('ui.import.noneGood') })}
        onPress={() => void writeOrAsk()}
      >
        {label}
      </Button>
      {other && (
        <ConfirmDialog
          isOpen
          title={words.text('ui.import.anotherTitle')}
          consequence={words.text('ui.import.another', { file: other.fileName, time: words.instant(other.begunAt) })}
          confirmLabel={label}
          onOpenChange={(isOpen) => !isOpen && setOther(null)}
          onConfirm={write}
        />
      )}
    </>
  );
}
