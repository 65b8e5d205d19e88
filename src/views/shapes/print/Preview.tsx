import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { previewLabels, type LabelPictures, type LabelRequest } from '#services/labels.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Preview.css.ts';
import { Outlines, SheetPicture } from './SheetPicture.tsx';

const PREFIX = 'preview-';

/** Preview of the labels, one thing after another. */
export function Preview({ machine, ids, size, kind }: LabelRequest) {
  const words = useWords();
  const [at, setAt] = useState(0);
  const id = ids[Math.min(at, ids.length - 1)];
  const place = Math.min(at, ids.length - 1);
  return (
    <section aria-label={words.text('ui.printing.preview')}>
      {id !== undefined && (
        <Sheets key={`${id} ${size} ${kind}`} command={{ machine, ids: [id], size, ...(kind && { kind }) }} />
      )}
      {ids.length > 1 && (
        <div className={css.pager}>
          <IconButton
            icon="chevronLeft"
            label={words.text('ui.printing.previous')}
            onPress={() => setAt((place + ids.length - 1) % ids.length)}
          />
          <span role="status">{words.text('ui.printing.place', { place: place + 1, count: ids.length })}</span>
          <IconButton
            icon="chevronRight"
            label={words.text('ui.printing.next')}
            onPress={() => setAt((place + 1) % ids.length)}
          />
        </div>
      )}
    </section>
  );
}

/** The sheets of one thing; requested once, since a changed request is another picture. */
function Sheets({ command }: { readonly command: LabelRequest }) {
  const words = useWords();
  const [asked] = useState(command);
  const [pictures, setPictures] = useState<LabelPictures | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    previewLabels(asked, { signal: aborter.signal, ownFailure: true, ownForbidden: true }).then(
      setPictures,
      (error: unknown) => {
        const failed = failureOf(error);
        if (!failed) throw error;
        if (failed.kind !== 'aborted') setFailure(wordFailure(failed, words));
      },
    );
    return () => aborter.abort();
  }, [asked, words]);
  if (failure !== null) return <Notice tone="critical">{failure}</Notice>;
  const [first] = pictures?.sheets ?? [];
  return (
    <div
      className={css.desk}
      style={assignInlineVars({ [css.shape]: String(first ? first.width / first.height : 1) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={words.text('ui.printing.sheets')}
      aria-busy={!pictures}
    >
      {!pictures && <Spinner label={words.text('ui.printing.drawing')} />}
      {pictures && <Outlines prefix={PREFIX} outlines={pictures.outlines} />}
      {pictures?.sheets.map((sheet) => (
        <SheetPicture
          key={`${sheet.name} ${pictures.sheets.indexOf(sheet)}`}
          sheet={sheet}
          prefix={PREFIX}
          label={words.text('ui.printing.labelOf', { number: sheet.name })}
        />
      ))}
    </div>
  );
}
