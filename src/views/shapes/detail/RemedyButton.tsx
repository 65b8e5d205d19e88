import { usePlace } from '#views/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/words.tsx';
import type { Presented } from '../presentation/presentation.ts';
import type { Act } from './actions.ts';
import { leadOnFrom } from './remedies.ts';

interface RemedyButtonProps {
  readonly aggregateType: Presented;
  readonly id: string;
  readonly act: Act;
  readonly acts: readonly Act[];
  readonly onAct: (type: string) => void;
}

/** The button that leads on from a refused event; nothing where none does. */
export function RemedyButton({ aggregateType, id, act, acts, onAct }: RemedyButtonProps) {
  const words = useWords();
  const { go, nameOf } = usePlace();
  const remedy = leadOnFrom(act, acts, { id, remedies: aggregateType.acts.remedies }, (path) => nameOf(path) !== null);
  if (remedy === null) return null;
  const { kind } = remedy;
  const label =
    kind === 'act'
      ? words.text<string>(`event.${remedy.act.type}`)
      : words.text('ui.detail.open', { name: kind === 'screen' ? (nameOf(remedy.path) ?? '') : remedy.id });
  return (
    <Button size="small" onPress={() => (kind === 'act' ? onAct(remedy.act.type) : go(remedy.address))}>
      {label}
    </Button>
  );
}
