import { useCallback } from 'react';
import { undrawnOn, type LabelRequest } from '#services/labels.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';

/** Most labels that the warning names. */
const MOST_NAMED = 5;

const OWN = { ownFailure: true, ownForbidden: true };

/** Warns before printing of characters that no font has, with the labels that contain them. */
export function Undrawn({ command: { machine, ids, size, kind } }: { readonly command: LabelRequest }) {
  const words = useWords();
  const of = ids.join(' ');
  const { answer } = useAsked(
    useCallback(
      (options) => undrawnOn({ machine, ids: of.split(' '), size, ...(kind && { kind }) }, { ...options, ...OWN }),
      [machine, of, size, kind],
    ),
  );
  if (!answer || answer.length === 0) return null;
  const characters = [...new Set(answer.flatMap((label) => label.characters))];
  const names = [...new Set(answer.map(({ name }) => name))];
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
