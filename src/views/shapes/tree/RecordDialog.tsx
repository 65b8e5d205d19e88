import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { useAggregate } from '../detail/useAggregate.ts';
import { EventDialog, type EventDialogProps } from '../form/EventDialog.tsx';
import type { Presented } from '../presentation/presentation.ts';

interface RecordDialogProps extends Pick<EventDialogProps, 'type' | 'onClose' | 'onDone'> {
  readonly aggregateType: AggregateType & Presented;
  readonly id: string;
}

/** One event of a record that is only known by its id: the record is read first. */
export function RecordDialog({ aggregateType, id, ...props }: RecordDialogProps) {
  const { aggregate, reload } = useAggregate(aggregateType, id);
  return aggregate && <EventDialog aggregateType={aggregateType} aggregate={aggregate} {...props} onStale={reload} />;
}
