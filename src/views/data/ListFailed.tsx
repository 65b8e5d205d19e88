import { wordFailure, type Failure } from '#services/failure.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { useWords } from '#views/language/words.tsx';

interface ListFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** A list that could not be read, with the reason, in its place. */
export function ListFailed({ failure, onRetry }: ListFailedProps) {
  const words = useWords();
  return <ErrorState title={words.text('ui.list.failed')} text={wordFailure(failure, words)} onRetry={onRetry} />;
}
