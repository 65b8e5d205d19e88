import type { Noun } from '#machines/kit/noun.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { useWords } from '#views/words.tsx';
import * as css from './Process.css.ts';

/** The states that lives went through, one after the other. */
export function Strip({ noun, path }: { noun: Noun; path: readonly string[] }) {
  const words = useWords();
  return (
    <ol className={css.strip}>
      {path.map((state, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a life comes by the same state again
        <li key={index} className={css.stage} data-final={noun.structure.states.get(state)?.meta.final || undefined}>
          {noun.structure.states.has(state) ? stateOf(noun.id, state, words) : state}
        </li>
      ))}
    </ol>
  );
}
