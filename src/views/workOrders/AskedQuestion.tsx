import { userQuestion } from '#machines/userQuestion/index.ts';
import { wordFailure } from '#services/failure.ts';
import { infoOf } from '#views/shapes/detail/Facts.tsx';
import { useLife } from '#views/shapes/detail/useLife.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';

const FIELDS = ['question', 'order', 'customer', 'phone', 'text', 'photos', 'raisedByName', 'raisedAt'] as const;

/** What a customer asked, beside the work order that is made of it. */
export function AskedQuestion({ id }: { id: string }) {
  const words = useWords();
  const { stream, failure, reload } = useLife(userQuestion, id);
  if (!stream && failure)
    return (
      <ErrorState title={words.text('ui.detail.failed', { id })} text={wordFailure(failure, words)} onRetry={reload} />
    );
  return (
    <Section title={words.text('ui.workOrder.asked', { id })}>
      {stream ? (
        <DescriptionList
          columns={1}
          items={FIELDS.map((field) => ({
            id: field,
            term: labelOf('userQuestion', field, words),
            detail: <Value machine="userQuestion" info={infoOf(userQuestion, field)} value={stream.row[field]} />,
          }))}
        />
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}
