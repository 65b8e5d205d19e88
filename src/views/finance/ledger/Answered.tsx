import type { ReactNode } from 'react';
import { wordFailure } from '#services/failure.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import type { Asked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';

/** Shows lines once they have come; otherwise that they are loading, failed, or that there are none. */
export function Answered<Line>({
  asked: { answer, failure, reload },
  children,
}: {
  readonly asked: Asked<readonly Line[]>;
  readonly children: (lines: readonly Line[]) => ReactNode;
}) {
  const words = useWords();
  if (failure)
    return <ErrorState title={words.text('ui.books.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton lines={8} />;
  if (answer.length === 0)
    return (
      <EmptyState icon="receipt" title={words.text('ui.books.nothing')} text={words.text('ui.books.nothingHint')} />
    );
  return children(answer);
}
