import { useCallback, useMemo } from 'react';
import { QUEUE_AREAS, QUEUES, type QueueArea, type QueueName } from '#machines/queues/index.ts';
import { wordFailure } from '#services/failure.ts';
import { readQueues } from '#services/queues.ts';
import { useKept } from '../figures/useKept.ts';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { EmptyQueues } from './EmptyQueues.tsx';
import { QueueTiles } from './QueueTiles.tsx';

interface QueuesProps {
  readonly area: QueueArea;
  readonly shown?: (name: QueueName) => boolean;
  /** Says how to read the tiles. */
  readonly isHinted?: boolean;
  /** Names empty queues in a line below those where something waits. */
  readonly emptyLast?: boolean;
}

/** The day of an area of work as queues; only those that are `shown`. */
export default function Queues({ area, shown = () => true, isHinted = true, emptyLast = false }: QueuesProps) {
  const words = useWords();
  const read = useCallback((signal: AbortSignal) => readQueues(area, { signal, ownForbidden: true }), [area]);
  const machines = useMemo(() => [...new Set<string>(QUEUE_AREAS[area].map((name) => QUEUES[name].machine))], [area]);
  const { answer, failure, reload } = useKept(read, machines);
  const wanted = answer?.filter(({ name }) => shown(name)) ?? [];
  const waiting = emptyLast ? wanted.filter(({ count }) => count > 0) : wanted;
  return (
    <Section title={words.text(`ui.queues.${area}`)} {...(isHinted && { description: words.text('ui.queues.hint') })}>
      {failure && (
        <ErrorState title={words.text('ui.home.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton lines={4} />}
      {waiting.length > 0 && <QueueTiles queues={waiting} />}
      {waiting.length < wanted.length && (
        <EmptyQueues names={wanted.filter(({ count }) => count === 0).map(({ name }) => name)} />
      )}
    </Section>
  );
}
