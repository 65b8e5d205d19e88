import { labelOf } from '#views/shapes/fields/labels.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import type { PastedParty } from './pastedParty.ts';

interface PastedNoteProps {
  readonly party: 'sender' | 'receiver';
  readonly pasted: Pick<PastedParty, 'missing' | 'left'>;
  /** Absent where there was nothing before. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A paste that took the place of a person: the fields that it does not say, what of the text is left over, and the way back. */
export function PastedNote({ party, pasted: { missing, left }, onUndo, onClose }: PastedNoteProps) {
  const words = useWords();
  const fields = missing.map((field) => labelOf('order', `${party}.${field}`, words, 'order.created'));
  const isWhole = missing.length + left.length === 0;
  if (isWhole && !onUndo) return null;
  return (
    <Notice
      tone={isWhole ? 'info' : 'warning'}
      title={words.text(isWhole ? 'ui.create.pastedWhole' : 'ui.create.pastedPartly')}
      actions={
        <Inline gap="s">
          {onUndo && (
            <Button size="small" onPress={onUndo}>
              {words.text('ui.create.undoPaste')}
            </Button>
          )}
          <Button size="small" onPress={onClose}>
            {words.text('ui.part.close')}
          </Button>
        </Inline>
      }
    >
      {missing.length > 0 && <p>{words.text('ui.create.pastedMissing', { fields: words.list(fields) })}</p>}
      {left.length > 0 && <p>{words.text('ui.create.pastedLeft', { parts: left.join(' · ') })}</p>}
    </Notice>
  );
}
