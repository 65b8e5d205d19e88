import { useState } from 'react';
import type { Importing } from '#services/import/importing.ts';
import type { ImportRow } from '#services/import/rowBook.ts';
import { reasonOfProblem } from '#services/import/sentences.ts';
import { headerOf } from '#services/import/template.ts';
import { cellName } from '#sheets/columns.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Grid, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { useWords } from '#views/language/words.tsx';

interface FixRowProps {
  readonly importing: Importing;
  readonly row: ImportRow;
  readonly onClose: () => void;
}

/** Corrects the cells of one wrong row, each with what is wrong with it; the row is then judged again. */
export function FixRow({ importing, row, onClose }: FixRowProps) {
  const words = useWords();
  const { template, places, fix } = importing;
  const isCustomer = useIsCustomer();
  const [texts, setTexts] = useState(row.shown);
  const [busy, setBusy] = useState(false);
  const at = places();
  const reasonAt = (index: number): string | undefined => {
    const cell = cellName(row.row - 1, at[index] ?? index);
    const problem = row.problems.find((one) => one.cell === cell);
    return problem && reasonOfProblem(problem, template.machine, words);
  };
  const ofRow = row.problems.filter(({ cell }) => cell === null);
  const save = async (): Promise<void> => {
    setBusy(true);
    await fix(row.row, () => texts);
    onClose();
  };
  const title = words.text('ui.import.fix', { row: row.row });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="large"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={busy} onPress={() => void save()}>
            {words.text('ui.import.checkAgain')}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          {ofRow.map((problem) => (
            <Notice key={reasonOfProblem(problem, template.machine, words)} tone="critical">
              {reasonOfProblem(problem, template.machine, words)}
            </Notice>
          ))}
          <Grid gap="m" min={220}>
            {template.columns.map((column, index) => {
              if (isCustomer && column.staffOnly && !row.shown[index]) return null;
              const reason = texts[index] === row.shown[index] ? reasonAt(index) : undefined;
              return (
                <TextField
                  key={column.path}
                  name={column.path}
                  label={headerOf(column, words)}
                  value={texts[index] ?? ''}
                  {...(reason !== undefined && { error: reason })}
                  onChange={(text) => setTexts(texts.map((own, place) => (place === index ? text : own)))}
                />
              );
            })}
          </Grid>
        </Stack>
      </Form>
    </Dialog>
  );
}
