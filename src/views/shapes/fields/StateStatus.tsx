import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Shown } from '../presentation/appearance.ts';
import { stateOf } from './labels.ts';
import { toneOf } from './tones.ts';

/** A state by shape, word and colour. Regions' states carry their region before a dot. */
export function StateStatus({
  aggregateType,
  state,
  pill = false,
}: {
  aggregateType: Shown;
  state: string;
  pill?: boolean;
}) {
  const words = useWords();
  return (
    <Status tone={toneOf(aggregateType, state)} pill={pill}>
      {stateOf(aggregateType.id, state, words)}
    </Status>
  );
}
