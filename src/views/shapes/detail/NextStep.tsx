import { useWords } from '#views/language/words.tsx';
import type { Presented } from '../presentation/presentation.ts';
import { byFirstReason, firstReasonOf, type Act } from './actions.ts';
import * as css from './Detail.css.ts';
import { RemedyButton } from './RemedyButton.tsx';

interface NextStepProps {
  readonly aggregateType: Presented;
  readonly id: string;
  readonly acts: readonly Act[];
  readonly shown: readonly Act[];
  readonly onAct: (type: string) => void;
}

/** Says what stands against the next step, and leads on. An allowed next step is the primary button instead. */
export function NextStep({ aggregateType, id, acts, shown, onAct }: NextStepProps) {
  const words = useWords();
  const [next] = shown;
  if (next === undefined || next.allowed || next.rank !== 'forward' || !next.granted) return null;
  return (
    <p className={css.next}>
      <span>
        {words.text('ui.detail.next', {
          event: words.text<string>(`event.${next.type}`),
          reason: firstReasonOf(next, aggregateType, words),
        })}
      </span>
      <RemedyButton
        aggregateType={aggregateType}
        id={id}
        act={byFirstReason(next)}
        acts={acts.filter((act) => !shown.includes(act))}
        onAct={onAct}
      />
    </p>
  );
}
