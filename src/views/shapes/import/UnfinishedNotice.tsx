import { useEffect, useState } from 'react';
import { serverInstant } from '#services/clock.ts';
import type { Importing } from '#services/import/importing.ts';
import type { UnfinishedImport } from '#services/import/unfinished.ts';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ImportView } from './importView.ts';
import type { ImportState } from './useImporting.ts';

interface UnfinishedNoticeProps {
  readonly view: ImportView;
  readonly importing: Importing;
  readonly state: ImportState;
}

/** The own import that has not ended, with its progress and the way to go on; nothing while one is written here. */
export function UnfinishedNotice({ view, importing, state }: UnfinishedNoticeProps) {
  const words = useWords();
  const [found, setFound] = useState<UnfinishedImport | null>(null);
  const isChoosing = state.matches('choosing');
  // Checking its file may end it.
  const isDue = isChoosing || (found !== null && state.matches('reviewing'));
  useEffect(() => {
    if (!isDue) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const next = await importing.unfinished();
      if (isWanted) setFound(next);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [importing, isDue]);
  if (found === null || state.matches('writing') || state.matches('done')) return null;
  const { fileName: file, rows, begunAt, done, hash } = found;
  const isRead = !isChoosing && !state.matches('reading') && !state.matches('refused');
  const next = isRead ? (importing.fileHash() === hash ? 'same' : 'other') : 'choose';
  return (
    <Notice
      tone="warning"
      title={words.text('ui.import.unfinishedTitle', { file })}
      actions={<Link href={view.since(begunAt, serverInstant())}>{words.text<string>(view.texts.show)}</Link>}
    >
      <p>{words.text('ui.import.unfinished', { rows, time: words.instant(begunAt) })}</p>
      {done !== null && (
        <ProgressBar
          label={words.text('ui.import.unfinishedProgress')}
          value={(100 * done) / rows}
          valueText={words.text('ui.import.rowsOf', { done, total: rows })}
        />
      )}
      <p>{words.text(`ui.import.unfinished.${next}`)}</p>
    </Notice>
  );
}
