import { useState } from 'react';
import type { Importing } from '#services/import/importing.ts';
import type { ImportRefusal } from '#machines/importing/index.ts';
import { Section } from '#views/ui/Card.tsx';
import { FileField } from '#views/ui/FileField.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Import.css.ts';
import type { ImportState } from './useImporting.ts';

const XLSX = ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** Reason why the file is refused, with the names of the columns. */
function Refusal({ refusal }: { readonly refusal: ImportRefusal }) {
  const words = useWords();
  const { missing = [], unknown = [] } = refusal;
  return (
    <Notice tone="critical" title={words.text<string>(`ui.import.file.${refusal.id}`, refusal.values)}>
      {missing.length + unknown.length > 0 && (
        <ul className={css.lists}>
          {missing.length > 0 && <li>{words.text('ui.import.missing', { list: words.list(missing) })}</li>}
          {unknown.length > 0 && <li>{words.text('ui.import.unknown', { list: words.list(unknown) })}</li>}
        </ul>
      )}
    </Notice>
  );
}

/** Input for the file, chosen or dropped, with the progress of reading. */
export function FileStep({ importing, state }: { readonly importing: Importing; readonly state: ImportState }) {
  const words = useWords();
  const [file, setFile] = useState<File | null>(null);
  const { refusal, read } = state.context;
  const choose = (next: File | undefined): void => {
    setFile(next ?? null);
    importing.actor.send({ type: 'restart.asked' });
    if (next) importing.actor.send({ type: 'file.chosen', file: next });
  };
  return (
    <Section title={words.text('ui.import.step.file')}>
      <Stack>
        <FileField
          label={words.text('ui.import.file')}
          description={words.text('ui.import.fileHint')}
          accept={XLSX}
          files={file ? [file] : []}
          onChange={([next]) => choose(next)}
        />
        {state.matches('reading') && (
          <ProgressBar
            label={words.text('ui.import.reading')}
            {...(read && {
              value: (100 * read.done) / read.total,
              valueText: words.text('ui.import.rowsOf', { done: read.done, total: read.total }),
            })}
          />
        )}
        {state.matches('refused') && refusal && <Refusal refusal={refusal} />}
      </Stack>
    </Section>
  );
}
