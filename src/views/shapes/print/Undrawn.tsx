import type { LabelPictures } from '#services/labels.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Checked } from './useUndrawn.ts';

/** Most labels that the warning names. */
const MOST_NAMED = 5;

/** Warns before printing of characters that no font has, with the labels that contain them; says that it is checked, or could not be. */
export function Undrawn({ at, undrawn }: Checked) {
  const words = useWords();
  if (at === 'checking') return <Spinner label={words.text('ui.printing.checking')} />;
  if (at === 'failed') return <Notice tone="warning">{words.text('ui.printing.unchecked')}</Notice>;
  return undrawn.length > 0 && <Boxes undrawn={undrawn} />;
}

function Boxes({ undrawn }: Pick<LabelPictures, 'undrawn'>) {
  const words = useWords();
  const characters = [...new Set(undrawn.flatMap((label) => label.characters))];
  const names = [...new Set(undrawn.map(({ name }) => name))];
  const named = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), '…'] : names;
  return (
    <Notice tone="warning">
      {words.text('ui.printing.undrawn', {
        characters: words.list(characters),
        count: characters.length,
        labels: words.list(named),
      })}
    </Notice>
  );
}
