import { useState } from 'react';
import { ShownOnceDialog } from '#views/shapes/form/ShownOnceDialog.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './SecretDialog.css.ts';

const OVERLAPS = ['0', '1', '7', '30'] as const;

interface SecretDialogProps {
  readonly title: string;
  /** Last characters of the present secret; null for the first one. */
  readonly ending: string | null;
  /** Text before a secret is made: about the first one, or about one that replaces the one with this ending. */
  readonly before: (ending: string | null) => string;
  /** Text about the use of the secret by a program, and about how it is kept here. */
  readonly howTo: string;
  readonly shownOnce: string;
  /** Makes it; the present one stays valid for so many days. */
  readonly make: (overlapDays: number) => Promise<string>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes a secret and shows it once. With one there already, asks how long that stays valid. */
export function SecretDialog({ before, howTo, make, ...rest }: SecretDialogProps) {
  const words = useWords();
  const [overlap, setOverlap] = useState('7');
  // A new secret changes the record behind the dialog, not what the dialog asked about.
  const [ending] = useState(rest.ending);
  return (
    <ShownOnceDialog
      {...rest}
      tone="primary"
      before={
        <>
          <p>{before(ending)}</p>
          {ending !== null && (
            <RadioGroup
              label={words.text('ui.apiKey.overlap')}
              choices={OVERLAPS.map((days) => ({ id: days, label: words.text(`ui.apiKey.overlap.${days}`) }))}
              value={overlap}
              onChange={setOverlap}
            />
          )}
        </>
      }
      make={() => make(ending === null ? 0 : Number(overlap))}
      copy={words.text('ui.apiKey.copy')}
      copied={words.text('ui.apiKey.copied')}
      below={<p>{howTo}</p>}
      noted={words.text('ui.apiKey.noted')}
    >
      {(secret) => (
        <output className={css.secret} aria-label={words.text('ui.apiKey.secret')}>
          {secret}
        </output>
      )}
    </ShownOnceDialog>
  );
}
