import { recordNumber } from '#i18n/recordNumber.ts';
import type { Verdict } from '#services/propose.ts';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { leadOnOf, type Judged } from './leadOn.ts';

interface LeadOnButtonProps {
  readonly aggregateType: Judged;
  readonly verdict: Verdict;
  /** Name of the record that was judged. */
  readonly name: string;
  /** Called before another screen is shown. */
  readonly onLeave: () => void;
}

/** The button that leads to where a refusal of one of many is settled; nothing where none does. */
export function LeadOnButton({ aggregateType, verdict, name, onLeave }: LeadOnButtonProps) {
  const words = useWords();
  const { go, nameOf } = usePlace();
  const to = leadOnOf(aggregateType, verdict, (path) => nameOf(path) !== null);
  if (to === null) return null;
  const label =
    to.pane === undefined
      ? words.text('ui.detail.open', {
          name: to.record ? recordNumber(to.record.machine, to.record.id, words) : (nameOf(to.screen ?? '') ?? ''),
        })
      : words.text('ui.detail.showPane', { name: words.text<string>(to.pane) });
  return (
    <Button
      size="small"
      aria-label={words.text('ui.bulk.leadOnOf', { label, name })}
      onPress={() => {
        onLeave();
        go(to.address);
      }}
    >
      {label}
    </Button>
  );
}
