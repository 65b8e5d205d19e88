import { reasonSentence } from '#i18n/say.ts';
import { wordFailure } from '#services/failure.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { useAggregate } from '../../detail/useAggregate.ts';
import { EventDialog, type EventDialogProps } from '../../form/EventDialog.tsx';
import type { ActDialogProps } from './ActDialog.tsx';

interface RecordActProps
  extends Pick<ActDialogProps, 'about' | 'type' | 'onClose'>, Pick<EventDialogProps, 'aggregateType' | 'given'> {
  /** Record whose event it is. */
  readonly id: string;
}

/** An event of another record than the one that is scanned into, judged by that record as it is now. */
export function RecordAct({ aggregateType, id, about, type, given, onClose }: RecordActProps) {
  const words = useWords();
  const { stream, aggregate, failure } = useAggregate(aggregateType, id);
  const refusals = stream?.events.find((event) => event.type === type)?.refusals ?? [];
  const reasons = [...new Set(refusals.map((refusal) => reasonSentence(refusal, aggregateType.id, words)))];
  if (aggregate && reasons.length === 0)
    return (
      <EventDialog
        aggregateType={aggregateType}
        aggregate={aggregate}
        type={type}
        about={about}
        given={given}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${words.text<string>(`event.${type}`)} · ${about}`}
      size="small"
      footer={<Button onPress={onClose}>{words.text('ui.part.close')}</Button>}
    >
      {!stream && !failure && <Skeleton />}
      {!stream && failure && <Notice tone="critical">{wordFailure(failure, words)}</Notice>}
      {reasons.map((reason) => (
        <Notice key={reason} tone="critical">
          {reason}
        </Notice>
      ))}
    </Dialog>
  );
}
