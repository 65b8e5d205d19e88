import { useEffect, useMemo, useState } from 'react';
import type { Words } from '#i18n/words.ts';
import { remarksOf, type ImportRow, type RowStatus } from '#services/import/rowBook.ts';
import { sentencesOf } from '#services/import/sentences.ts';
import { headerOf } from '#services/import/template.ts';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { createRowStore } from '#views/ui/grid/rowStore.ts';
import { Link } from '#views/ui/Link.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { Status } from '#views/ui/Status.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Import.css.ts';
import type { ImportView } from './importView.ts';
import { RepairBar } from './repair/RepairBar.tsx';
import { RepairCell } from './repair/RepairCell.tsx';
import { Repairing } from './repair/repairing.ts';
import type { Repair } from './repair/useRepair.ts';

/** State of a row as it is shown: one that nobody has checked yet is not called ready. */
type ShownStatus = RowStatus | 'unchecked';

const shownStatus = ({ status, judged }: ImportRow): ShownStatus =>
  status === 'good' && !judged ? 'unchecked' : status;

const TONES: Readonly<Record<ShownStatus, Tone>> = {
  unchecked: 'ended',
  bad: 'critical',
  good: 'info',
  already: 'ended',
  created: 'positive',
  refused: 'warning',
  skipped: 'ended',
};
const STATUSES = [
  'bad',
  'unchecked',
  'good',
  'created',
  'already',
  'refused',
  'skipped',
] as const satisfies ShownStatus[];
const CHOICES = [...STATUSES, 'remarked', 'all'] as const;
type Shown = (typeof CHOICES)[number];

const isShown = (row: ImportRow, shown: Shown): boolean =>
  shown === 'all' || (shown === 'remarked' ? remarksOf(row).length > 0 : shownStatus(row) === shown);

/** Column of the file at a position of the template; `isCorrected` if its wrong cells can be corrected there. */
const fileColumn = (
  { columns, ...template }: ImportView['template'],
  place: number,
  words: Words,
  isCorrected: boolean,
): GridColumn<ImportRow>[] => {
  const column = columns[place];
  if (!column) return [];
  const shape = { id: column.path, width: 170 };
  return [
    isCorrected
      ? {
          ...shape,
          header: headerOf(column, words),
          cell: (row) => <RepairCell template={{ ...template, columns }} row={row} column={place} />,
        }
      : { ...shape, header: words.text<string>(column.label), cell: ({ shown }) => shown[place] ?? '' },
  ];
};

const columnsIn = (
  { template, summary, open }: ImportView,
  words: Words,
  onFix: RowsTableProps['onFix'],
  first: ReadonlySet<number>,
  isCustomer: boolean,
): GridColumn<ImportRow>[] => {
  const places = [...template.columns.keys()].filter(
    (place) => !isCustomer || !template.columns[place]?.staffOnly || first.has(place),
  );
  const rest = onFix
    ? places.filter((place) => !first.has(place))
    : summary.map((path) => template.columns.findIndex((column) => column.path === path));
  return [
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
      cell: (row) => {
        const status = shownStatus(row);
        return <Status tone={TONES[status]}>{words.text(`ui.import.status.${status}`)}</Status>;
      },
    },
    {
      id: 'problems',
      header: words.text('ui.import.reasons'),
      width: onFix ? 360 : 560,
      cell: (row) => sentencesOf(row, template.machine, words).join(' · '),
    },
    // Columns with wrong cells come before the others while they are corrected.
    ...(onFix
      ? places.filter((place) => first.has(place)).flatMap((place) => fileColumn(template, place, words, true))
      : []),
    ...(onFix
      ? [
          {
            id: 'fix',
            header: words.text('ui.import.correct'),
            width: 120,
            cell: ({ row, status, cells }: ImportRow) =>
              status === 'bad' &&
              cells !== undefined && (
                <Button size="small" aria-label={words.text('ui.import.fix', { row })} onPress={() => onFix(row)}>
                  {words.text('ui.import.correct')}
                </Button>
              ),
          },
        ]
      : []),
    {
      id: 'record',
      header: words.text<string>(template.recordLabel),
      width: 150,
      cell: ({ record }) => record && <Link href={open(record)}>{record}</Link>,
    },
    ...rest.flatMap((place) => fileColumn(template, place, words, onFix !== null)),
  ];
};

interface RowsTableProps {
  readonly view: ImportView;
  readonly rows: readonly ImportRow[];
  readonly isBusy: boolean;
  /** Opens a row to be corrected; null while that is not possible. */
  readonly onFix: ((row: number) => void) | null;
  readonly repair: Repair;
}

/** Rows of the file with their errors or results; a wrong cell is corrected where it is, or its whole row in a window. */
export function RowsTable({ view, rows, isBusy, onFix, repair }: RowsTableProps) {
  const words = useWords();
  const isCustomer = useIsCustomer();
  const [store] = useState(() => createRowStore<ImportRow>());
  const [wanted, setWanted] = useState<Shown>('all');
  const [wrongColumns, setWrongColumns] = useState<ReadonlySet<number>>(new Set());
  const fresh = repair.wrong.map(({ column }) => column).filter((column) => !wrongColumns.has(column));
  if (fresh.length > 0) setWrongColumns(new Set([...wrongColumns, ...fresh]));
  const columns = useMemo(
    () => columnsIn(view, words, onFix, wrongColumns, isCustomer),
    [view, words, onFix, wrongColumns, isCustomer],
  );
  useEffect(() => store.load(rows.map((row) => [String(row.row), row])), [store, rows]);
  const counts = useMemo(() => {
    const found = Object.fromEntries(CHOICES.map((choice) => [choice, 0])) as Record<Shown, number>;
    for (const row of rows) {
      found[shownStatus(row)] += 1;
      if (remarksOf(row).length > 0) found.remarked += 1;
    }
    return { ...found, all: rows.length };
  }, [rows]);
  const shown = wanted === 'all' || counts[wanted] > 0 ? wanted : 'all';
  const ids = useMemo(() => rows.filter((row) => isShown(row, shown)).map(({ row }) => String(row)), [rows, shown]);
  const { editing } = repair;
  const [editedRow, editedColumn] = [editing?.row, editing && view.template.columns[editing.column]?.path];
  const reach = useMemo(
    () => (editedRow !== undefined && editedColumn ? { row: String(editedRow), column: editedColumn } : null),
    [editedRow, editedColumn],
  );
  if (editing && shown !== 'all' && shown !== 'bad') setWanted('bad');
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
        choices={[choice('all'), ...CHOICES.filter((one) => one !== 'all' && counts[one] > 0).map(choice)]}
        value={shown}
        onChange={(id) => setWanted(CHOICES.find((one) => one === id) ?? 'all')}
      />
      {onFix && <RepairBar template={view.template} repair={repair} />}
      <div className={css.rows}>
        <Repairing value={onFix ? repair : null}>
          <DataGrid
            // Its columns keep their places only as long as they are the same.
            key={onFix ? [...wrongColumns].join(' ') : ''}
            fill
            label={words.text('ui.import.filter')}
            columns={columns}
            ids={ids}
            store={store}
            {...(onFix && { onOpen: (row: string) => onFix(Number(row)) })}
            rowName={({ row }) => `${words.text('ui.import.row')} ${row}`}
            total={ids.length}
            loading={isBusy && rows.length === 0}
            empty={<EmptyState title={words.text('ui.import.noRows')} />}
            reach={reach}
          />
        </Repairing>
      </div>
    </>
  );
}
