import { useEffect } from 'react';
import { userQuestion } from '#machines/userQuestion/index.ts';
import { wordFailure } from '#services/failure.ts';
import { infoOf } from '#views/shapes/detail/FieldList.tsx';
import { useAggregate } from '#views/shapes/detail/useAggregate.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';

const FIELDS = ['question', 'order', 'customer', 'phone', 'text', 'photos', 'raisedByName', 'raisedAt'] as const;

interface AskedQuestionProps {
  readonly id: string;
  /** Receives the question's entry in the tree, and whether it is still pending. */
  readonly onRead: (asked: { readonly question: string; readonly isPending: boolean }) => void;
}

/** Shows a customer's question beside the work order made of it. */
export function AskedQuestion({ id, onRead }: AskedQuestionProps) {
  const words = useWords();
  const { stream, failure, reload } = useAggregate(userQuestion, id);
  const question = stream?.row['question'];
  const isPending = stream?.row.state === 'pending';
  useEffect(() => {
    if (typeof question === 'string') onRead({ question, isPending });
    // oxlint-disable-next-line react/exhaustive-deps -- told when it changes, not whenever the form is drawn again
  }, [question, isPending]);
  if (!stream && failure)
    return (
      <ErrorState title={words.text('ui.detail.failed', { id })} text={wordFailure(failure, words)} onRetry={reload} />
    );
  const detailOf = (field: (typeof FIELDS)[number]) => {
    const value = stream?.row[field];
    const isNothing = value === null || (Array.isArray(value) && value.length === 0);
    return isNothing ? null : <Value machine="userQuestion" info={infoOf(userQuestion, field)} value={value} />;
  };
  return (
    <Section title={words.text('ui.workOrder.asked', { id })}>
      {stream ? (
        <DescriptionList
          columns={1}
          items={FIELDS.map((field) => ({
            id: field,
            term: labelOf('userQuestion', field, words),
            detail: detailOf(field),
          }))}
        />
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}
