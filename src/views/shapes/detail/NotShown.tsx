import { isMissing, wordFailure, type Failure } from '#services/failure.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Detail.css.ts';

interface NotShownProps {
  /** Reason why the record is not shown; null while it loads. */
  readonly failure: Failure | null;
  readonly title: string;
  /** Text for a record that does not exist. */
  readonly missing: string;
  readonly onRetry: () => void;
}

/** In the place of a record that is being read, could not be read, or is not there. */
export function NotShown({ failure, title, missing, onRetry }: NotShownProps) {
  const words = useWords();
  if (!failure)
    return (
      <div className={css.page} aria-busy>
        <Skeleton />
      </div>
    );
  return (
    <ErrorState
      isScreen
      title={title}
      text={isMissing(failure) ? missing : wordFailure(failure, words)}
      onRetry={onRetry}
    />
  );
}
