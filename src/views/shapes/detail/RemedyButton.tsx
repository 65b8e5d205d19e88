import { recordNumber } from '#i18n/recordNumber.ts';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Presented } from '../presentation/presentation.ts';
import type { Act } from './actions.ts';
import { leadOnFrom } from './remedies.ts';

interface RemedyButtonProps {
  readonly aggregateType: Presented;
  readonly id: string;
  readonly act: Act;
  readonly acts: readonly Act[];
  readonly onAct: (type: string) => void;
  /** Called before a pane of the same record is shown. */
  readonly onPane?: () => void;
}

/** The button that leads on from a refused event; nothing where none does. */
export function RemedyButton({ aggregateType, id, act, acts, onAct, onPane }: RemedyButtonProps) {
  const words = useWords();
  const { go, nameOf } = usePlace();
  const [search, setSearch] = useScreenSearch();
  const remedy = leadOnFrom(act, acts, { id, remedies: aggregateType.acts.remedies }, (path) => nameOf(path) !== null);
  if (remedy === null) return null;
  const showPane = (tab: string): void => {
    onPane?.();
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    setSearch(next.toString());
  };
  switch (remedy.kind) {
    case 'act':
      return (
        <Button size="small" onPress={() => onAct(remedy.act.type)}>
          {words.text<string>(`event.${remedy.act.type}`)}
        </Button>
      );
    case 'pane':
      return (
        <Button size="small" onPress={() => showPane(remedy.pane.tab)}>
          {words.text('ui.detail.showPane', { name: words.text<string>(remedy.pane.title) })}
        </Button>
      );
    default:
      return (
        <Button size="small" onPress={() => go(remedy.address)}>
          {words.text('ui.detail.open', {
            name:
              remedy.kind === 'screen' ? (nameOf(remedy.path) ?? '') : recordNumber(remedy.machine, remedy.id, words),
          })}
        </Button>
      );
  }
}
