import type { LabelPictures } from '#services/labels.ts';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Checked } from './useUndrawn.ts';

/** Most texts that the warning shows. */
const MOST_SHOWN = 5;

/** Warns before printing of characters that no font has, with the labels and texts that contain them; says that it is checked, or could not be. */
export function Undrawn({ at, undrawn }: Checked) {
  const words = useWords();
  if (at === 'checking') return <Spinner label={words.text('ui.printing.checking')} />;
  if (at === 'failed') return <Notice tone="warning">{words.text('ui.printing.unchecked')}</Notice>;
  return undrawn.length > 0 && <Boxes undrawn={undrawn} />;
}

function Boxes({ undrawn }: Pick<LabelPictures, 'undrawn'>) {
  const words = useWords();
  const characters = [...new Set(undrawn.flatMap((label) => label.characters))];
  const places = undrawn.flatMap(({ name, places: texts }) =>
    texts.map(({ title, text }) => (title === null ? `${name} · ${text}` : `${name} · ${title}: ${text}`)),
  );
  const shown = [...new Set(places)];
  return (
    <Notice tone="warning">
      <Stack gap="s">
        {words.text('ui.printing.undrawn', { characters: words.list(characters), count: characters.length })}
        <ul>
          {shown.slice(0, MOST_SHOWN).map((place) => (
            <li key={place}>{place}</li>
          ))}
          {shown.length > MOST_SHOWN && <li>{words.text('ui.printing.more', { count: shown.length - MOST_SHOWN })}</li>}
        </ul>
      </Stack>
    </Notice>
  );
}
