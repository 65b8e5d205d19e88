import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { EventDialog, type EventDialogProps } from '../form/EventDialog.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import { useAggregateType } from '../listDescriptor/useAggregateType.ts';

interface BeginDialogProps extends Omit<EventDialogProps, 'aggregateType' | 'aggregate'> {
  readonly aggregateType: ListDescriptor;
}

/** The window in which an aggregate is begun. */
export default function BeginDialog({ aggregateType: listDescriptor, ...props }: BeginDialogProps) {
  const aggregateType: AggregateType | null = useAggregateType(listDescriptor, props.onClose);
  return (
    aggregateType && <EventDialog aggregateType={aggregateType} aggregate={notCreated(aggregateType, '')} {...props} />
  );
}
