import { useMemo } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import order from '#views/records/order/presentation.ts';
import { wordFailure } from '#services/failure.ts';
import { useAggregate } from '#views/shapes/detail/useAggregate.ts';
import { EventDialog } from '#views/shapes/form/EventDialog.tsx';
import type { ActDialogProps } from '#views/shapes/scan/ActDialog.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';
import { parcelIn } from './desk.ts';

/** Adjustment of stock (operation 51): an event of the parcel's order, requested here or decided by a second person. */
export function OrderAct({ station, about, type, onClose }: ActDialogProps) {
  const words = useWords();
  const { stream, aggregate, failure } = useAggregate(order, about);
  const given = useMemo(() => {
    const standing = station.book().standingOf(about);
    const count = station.book().id;
    if (type === 'order.requestWithdrawn') return {};
    if (type !== 'order.adjustmentRequested') return { count };
    return { count, finding: standing && parcelIn(standing.listed).expected ? 'missing' : 'found' };
  }, [station, about, type]);
  const refusals = stream?.events.find((event) => event.type === type)?.refusals ?? [];
  const reasons = [...new Set(refusals.map((refusal) => reasonSentence(refusal, order.id, words)))];
  if (aggregate && reasons.length === 0)
    return <EventDialog aggregateType={order} aggregate={aggregate} type={type} given={given} onClose={onClose} />;
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
