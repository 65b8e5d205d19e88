import type { Colleague } from '#services/colleagues.ts';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { useColleagueEvent } from './useColleagueEvent.ts';

interface AccessDialogProps {
  readonly colleague: Colleague;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Ends the access of a colleague for a reason, or restores it. */
export function AccessDialog({ colleague: { id, name, status }, onClose, onDone }: AccessDialogProps) {
  const words = useWords();
  const { send, reasons } = useColleagueEvent();
  const isEnding = status !== 'ended';
  const act = async (reason: string): Promise<void> => {
    const event = isEnding
      ? ({ type: 'staff.colleagueEnded', reason } as const)
      : ({ type: 'staff.colleagueRestored' } as const);
    if ((await send(id, event)) === null) return;
    toast({ tone: 'positive', title: words.text(isEnding ? 'ui.colleague.ended' : 'ui.colleague.restored', { name }) });
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text(isEnding ? 'ui.colleague.endAsk' : 'ui.colleague.restoreAsk', { name })}
      tone={isEnding ? 'danger' : 'primary'}
      {...(isEnding && { remark: { label: words.text('ui.colleague.reason'), required: true } })}
      consequence={
        <Stack gap="m">
          {Object.entries(reasons).map(([field, reason]) => (
            <Notice key={field} tone="critical">
              {reason ?? ''}
            </Notice>
          ))}
          {words.text(isEnding ? 'ui.colleague.endMeans' : 'ui.colleague.restoreMeans', { name })}
        </Stack>
      }
      confirmLabel={words.text(isEnding ? 'ui.colleague.end' : 'ui.colleague.restore')}
      onConfirm={act}
    />
  );
}
