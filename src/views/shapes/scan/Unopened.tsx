import { useState } from 'react';
import { serverInstant } from '#services/clock.ts';
import { wordFailure, type Failure } from '#services/failure.ts';
import { play } from '#services/sounds.ts';
import { usePlace } from '#views/place/screen.tsx';
import { useWords } from '#views/language/words.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { readText } from './input/reading.ts';
import { useScanner } from './input/useScanner.ts';
import * as css from './Scan.css.ts';
import type { ScanSource } from './station/source.ts';
import type { Scan } from './verdict/verdict.ts';
import { VerdictPanel } from './verdict/VerdictPanel.tsx';

interface UnopenedProps {
  readonly desk: ScanSource['desk'];
  /** Reason why it could not be opened; null while it is being opened. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** A station that is not open, or not yet: it says aloud of each scan that it is not taken. */
export function Unopened({ desk, failure, onRetry }: UnopenedProps) {
  const words = useWords();
  const { isShown } = usePlace();
  const [scan, setScan] = useState<Scan | null>(null);
  useScanner(isShown, (text) => {
    const { code } = readText(text);
    play('refused');
    const reason = words.text(failure ? 'ui.scan.unopened' : 'ui.scan.opening');
    const why = words.text('ui.scan.turnedAway', { code, reason });
    setScan((before) => ({
      number: (before?.number ?? 0) + 1,
      machine: desk.aggregateType.id,
      code,
      key: null,
      at: serverInstant(),
      verdict: { kind: 'turnedAway', why },
      way: 'here',
      corrected: false,
      entry: null,
    }));
  });
  return (
    <div className={css.page} aria-busy={failure === null}>
      {scan && <VerdictPanel desk={desk} scan={scan} direction={null} />}
      {failure ? (
        <ErrorState
          isScreen
          title={words.text('ui.scan.notFound')}
          text={wordFailure(failure, words)}
          onRetry={onRetry}
        />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
