import { useState } from 'react';
import type { Importing } from '#services/import/importing.ts';
import { headerOf } from '#services/import/template.ts';
import { Button } from '#views/ui/Button.tsx';
import { Grid, Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';

const NONE = '-';

/** Asks which column of the file is which, where its heads do not say so. */
export function ColumnsForm({
  importing,
  heads,
}: {
  readonly importing: Importing;
  readonly heads: readonly string[];
}) {
  const words = useWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const choices = [
    { id: NONE, label: words.text('ui.form.none') },
    ...heads.flatMap((head, index) => (head === '' ? [] : [{ id: String(index), label: head }])),
  ];
  return (
    <Stack>
      <p>{words.text('ui.bank.columnsHint')}</p>
      <Grid gap="m" min={200}>
        {importing.template.columns.map((column) => (
          <Select
            key={column.path}
            label={headerOf(column, words)}
            choices={choices}
            value={String(chosen[column.path] ?? NONE)}
            onChange={(next) => {
              const { [column.path]: _, ...others } = chosen;
              setChosen(next === null || next === NONE ? others : { ...others, [column.path]: Number(next) });
            }}
          />
        ))}
      </Grid>
      <div>
        <Button tone="primary" icon="check" onPress={() => importing.readAgain(chosen)}>
          {words.text('ui.bank.readColumns')}
        </Button>
      </div>
    </Stack>
  );
}
