import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { MessageId } from '#i18n/words.ts';
import { Stack } from '#views/ui/layout.tsx';
import type { RecordTab, Shown } from './options.ts';
import { RelatedRecords, type AnyRelated } from './RelatedRecords.tsx';

/** The pane of records of other types that belong to a record, for who may read one of the types. */
export const relatedTab = <N extends AggregateType>(
  id: string,
  title: MessageId,
  parts: readonly AnyRelated[],
): RecordTab<N> => ({
  id,
  title,
  needs: parts.map(({ descriptor }) => `${descriptor.id}.read`),
  Content: ({ row }: Shown<N>) => (
    <Stack gap="l">
      {parts.map((part) => (
        <RelatedRecords key={part.descriptor.id} of={part} id={row.id} />
      ))}
    </Stack>
  ),
});
