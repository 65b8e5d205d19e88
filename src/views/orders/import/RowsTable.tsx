import { useEffect, useMemo, useState } from 'react';
import type { Words } from '#i18n/words.ts';
import type { ImportRow, RowStatus } from '#services/import/rowBook.ts';
import { sentenceOf } from '#services/import/sentences.ts';
import { COLUMNS } from '#services/import/template.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { createRowStore } from '#views/ui/grid/rowStore.ts';
import { Link } from '#views/ui/Link.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { Status } from '#views/ui/Status.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/words.tsx';
import { orderAddress } from '../addresses.ts';
import * as css from './Import.css.ts';

const TONES: Readonly<Record<RowStatus, Tone>> = {
  bad: 'critical',
  good: 'info',
  already: 'ended',
  created: 'positive',
  refused: 'warning',
};
const STATUSES = ['bad', 'good', 'created', 'already', 'refused'] as const satisfies RowStatus[];
type Shown = RowStatus | 'all';

const SUMMARY = ['mailSn', 'receiver.name', 'receiver.phone', 'destinationBranch'];

const columnsIn = (words: Words): GridColumn<ImportRow>[] => [
  {
    id: 'row',
    header: words.text('ui.import.row'),
    width: 76,
    align: 'end',
    pinned: 'start',
    cell: ({ row }) => String(row),
  },
  {
    id: 'status',
    header: words.text('ui.import.result'),
    width: 150,
    cell: ({ status }) => <Status tone={TONES[status]}>{words.text(`ui.import.status.${status}`)}</Status>,
  },
  {
    id: 'problems',
    header: words.text('ui.import.reasons'),
    width: 560,
    cell: ({ problems }) => problems.map((problem) => sentenceOf(problem, words)).join(' · '),
  },
  {
    id: 'waybill',
    header: words.text('ui.import.waybill'),
    width: 150,
    cell: ({ waybill }) => waybill && <Link href={orderAddress(waybill)}>{waybill}</Link>,
  },
  ...SUMMARY.map((path) => {
    const place = COLUMNS.findIndex((column) => column.path === path);
    return {
      id: path,
      header: words.text<string>(COLUMNS[place]?.label ?? path),
      width: 150,
      cell: ({ shown }: ImportRow) => shown[place] ?? '',
    };
  }),
];

/** Rows of the file with their errors or results; invalid rows come first. */
export function RowsTable({ rows, isBusy }: { readonly rows: readonly ImportRow[]; readonly isBusy: boolean }) {
  const words = useWords();
  const [store] = useState(() => createRowStore<ImportRow>());
  const [wanted, setWanted] = useState<Shown>('all');
  const columns = useMemo(() => columnsIn(words), [words]);
  useEffect(() => store.load(rows.map((row) => [String(row.row), row])), [store, rows]);
  const counts = useMemo(() => {
    const found: Record<Shown, number> = { all: rows.length, bad: 0, good: 0, created: 0, already: 0, refused: 0 };
    for (const { status } of rows) found[status] += 1;
    return found;
  }, [rows]);
  const shown = wanted === 'all' || counts[wanted] > 0 ? wanted : 'all';
  const ids = useMemo(
    () => rows.filter(({ status }) => shown === 'all' || status === shown).map(({ row }) => String(row)),
    [rows, shown],
  );
  const choice = (id: Shown) => ({
    id,
    label: words.text('ui.import.filterChoice', {
      status: words.text<string>(id === 'all' ? 'ui.import.all' : `ui.import.status.${id}`),
      count: counts[id],
    }),
  });
  return (
    <>
      <RadioGroup
        label={words.text('ui.import.filter')}
        labelHidden
        bare
        choices={[choice('all'), ...STATUSES.filter((status) => counts[status] > 0).map(choice)]}
        value={shown}
        onChange={(id) => setWanted([...STATUSES, 'all' as const].find((one) => one === id) ?? 'all')}
      />
      <div className={css.rows}>
        <DataGrid
          fill
          label={words.text('ui.import.filter')}
          columns={columns}
          ids={ids}
          store={store}
          rowName={({ row }) => `${words.text('ui.import.row')} ${row}`}
          total={ids.length}
          loading={isBusy && rows.length === 0}
          empty={<EmptyState title={words.text('ui.import.noRows')} />}
        />
      </div>
    </>
  );
}
