import type { Outlined } from '#machines/kit/sketch.ts';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/words.tsx';
import { stateOf } from './labels.ts';
import { toneOf } from './tones.ts';

/** A state by shape, word and colour. Regions' states carry their region before a dot. */
export function StateStatus({ noun, state, pill = false }: { noun: Outlined; state: string; pill?: boolean }) {
  const words = useWords();
  return (
    <Status tone={toneOf(noun, state)} pill={pill}>
      {stateOf(noun.id, state, words)}
    </Status>
  );
}
