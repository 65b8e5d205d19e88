import { useState } from 'react';
import { PASTED_TYPE, READ_KINDS } from '#services/import/fileKinds.ts';
import type { Importing } from '#services/import/importing.ts';
import type { ImportRefusal } from '#machines/importing/index.ts';
import { useLeaveQuestion } from '#views/place/screen.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Button } from '#views/ui/Button.tsx';
import { FileField } from '#views/ui/FileField.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Import.css.ts';
import type { ImportView } from './importView.ts';
import { UnfinishedNotice } from './UnfinishedNotice.tsx';
import type { ImportState } from './useImporting.ts';

/** Reason why the file is refused, with the names of the columns. */
function Refusal({ refusal }: { readonly refusal: ImportRefusal }) {
  const words = useWords();
  const { missing = [], unknown = [], twice = [] } = refusal;
  return (
    <Notice tone="critical" title={words.text<string>(`ui.import.file.${refusal.id}`, refusal.values)}>
      {missing.length + unknown.length + twice.length > 0 && (
        <ul className={css.lists}>
          {missing.length > 0 && <li>{words.text('ui.import.missing', { list: words.list(missing) })}</li>}
          {unknown.length > 0 && <li>{words.text('ui.import.unknown', { list: words.list(unknown) })}</li>}
          {twice.length > 0 && <li>{words.text('ui.import.twice', { list: words.list(twice) })}</li>}
        </ul>
      )}
    </Notice>
  );
}

interface FileStepProps {
  readonly view: ImportView;
  readonly importing: Importing;
  readonly state: ImportState;
  /** Message that names the file; that of the view by default. */
  readonly label?: string;
}

/** Input for the file, chosen, dropped or pasted as rows, with the progress of reading. */
export function FileStep({ view, importing, state, label = view.texts.file }: FileStepProps) {
  const words = useWords();
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const { refusal, read } = state.context;
  const isReadingPasted = state.matches('reading') && importing.isPasted();
  const isUnread = state.matches('choosing') || state.matches('reading') || state.matches('refused');
  // What is refused, or no longer wanted, stays in the field to be changed.
  if (sent !== null && !isUnread) {
    setSent(null);
    if (importing.isPasted() && sent === pasted) setPasted('');
  }
  useLeaveQuestion(pasted.trim() !== '' || isReadingPasted ? words.text('ui.import.leave.pasted') : null);
  const choose = (next: File | undefined): void => {
    setFile(next ?? null);
    importing.actor.send({ type: 'restart.asked' });
    if (next) importing.actor.send({ type: 'file.chosen', file: next });
  };
  return (
    <Section title={words.text('ui.import.step.file')}>
      <Stack>
        <UnfinishedNotice view={view} importing={importing} state={state} />
        <FileField
          label={words.text<string>(label)}
          description={words.text(importing.template.foreign ? 'ui.import.foreignHint' : 'ui.import.fileHint')}
          accept={READ_KINDS}
          files={file && !state.matches('choosing') ? [file] : []}
          onChange={([next]) => choose(next)}
        />
        {!importing.template.foreign && (
          <TextArea
            label={words.text('ui.import.paste')}
            description={words.text('ui.import.pasteHint')}
            value={pasted}
            onChange={setPasted}
          />
        )}
        {pasted.trim() !== '' && (
          <div>
            <Button
              icon="check"
              onPress={() => {
                choose(new File([pasted], words.text('ui.import.pasted'), { type: PASTED_TYPE }));
                setSent(pasted);
              }}
            >
              {words.text('ui.import.checkPasted')}
            </Button>
          </div>
        )}
        {state.matches('reading') && (
          <>
            <ProgressBar
              label={words.text('ui.import.reading')}
              {...(read && {
                value: (100 * read.done) / read.total,
                valueText: words.text('ui.import.rowsOf', { done: read.done, total: read.total }),
              })}
            />
            <div>
              <Button tone="quiet" icon="cross" onPress={() => importing.actor.send({ type: 'cancel.asked' })}>
                {words.text('ui.import.cancelCheck')}
              </Button>
            </div>
          </>
        )}
        {state.matches('refused') && refusal && <Refusal refusal={refusal} />}
      </Stack>
    </Section>
  );
}
