import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Process.css.ts';

/** Shows the states of aggregates in sequence. */
export function Strip({ aggregateType, path }: { aggregateType: AggregateType; path: readonly string[] }) {
  const words = useWords();
  return (
    <ol className={css.strip}>
      {path.map((state, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an aggregate comes by the same state again
        <li
          key={index}
          className={css.stage}
          data-final={aggregateType.structure.states.get(state)?.meta.final || undefined}
        >
          {aggregateType.structure.states.has(state) ? stateOf(aggregateType.id, state, words) : state}
        </li>
      ))}
    </ol>
  );
}
