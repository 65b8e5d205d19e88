import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import ColumnPanel from '../../ui/grid/ColumnPanel.tsx';
import { declaredColumns } from '../../ui/grid/columns.ts';
import type { GridColumn, GridSort } from '../../ui/grid/columns.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import { createRowStore } from '../../ui/grid/rowStore.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Inline } from '../../ui/layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Pagination, usualPageSize } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { toast } from '../../ui/Toast.tsx';
import { foot, toolbar } from './GridSample.css.ts';
import { sampleOrder } from './orders.ts';
import type { SampleOrder } from './orders.ts';

const acts = [
  {
    id: 'acts',
    acts: [
      { id: 'print', label: 'Print the label', icon: 'print' },
      { id: 'sign', label: 'Sign', icon: 'check', reason: 'The parcel has not arrived' },
    ],
  },
] as const;

const columns: readonly GridColumn<SampleOrder>[] = [
  {
    id: 'number',
    header: 'Waybill',
    width: 158,
    pinned: 'start',
    always: true,
    sortable: true,
    cell: ({ number }) => <Link href={`#${number}`}>{number}</Link>,
  },
  {
    id: 'state',
    header: 'State',
    width: 128,
    sortable: true,
    cell: ({ state }) => <Status tone={state.tone}>{state.word}</Status>,
  },
  { id: 'receiver', header: 'Receiver', width: 160, cell: ({ receiver }) => receiver },
  { id: 'city', header: 'City', width: 120, sortable: true, cell: ({ city }) => city },
  {
    id: 'weight',
    header: 'Weight',
    width: 110,
    align: 'end',
    sortable: true,
    cell: ({ weightGrams }) => `${(weightGrams / 1000).toFixed(2)} kg`,
  },
  {
    id: 'fee',
    header: 'Fee, MMK',
    width: 120,
    align: 'end',
    sortable: true,
    cell: ({ feeHundredths }) => (feeHundredths / 100).toLocaleString('en'),
  },
  { id: 'createdAt', header: 'Created', width: 168, sortable: true, cell: ({ createdAt }) => createdAt },
  { id: 'remark', header: 'Remark', width: 200, hidden: true, cell: () => '' },
  {
    id: 'acts',
    header: 'Acts',
    headerHidden: true,
    width: 56,
    pinned: 'end',
    cell: ({ number }) => (
      <Menu
        label={number}
        groups={acts}
        trigger={<IconButton size="small" icon="dots" label={`Acts of ${number}`} untipped />}
      />
    ),
  },
];

const total = 100_000;
const store = createRowStore<SampleOrder>();
store.load(Array.from({ length: total }, (_, index) => [`order-${index}`, sampleOrder(index)] as const));

const shows = ['ready', 'waiting', 'loading', 'empty', 'error'] as const;

export function GridSample() {
  const [state, setState] = useState(() => declaredColumns(columns));
  const [sort, setSort] = useState<GridSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [arranging, setArranging] = useState(false);
  const [at, setAt] = useState({ page: 1, pageSize: usualPageSize });
  const [everything, setEverything] = useState(false);
  const [show, setShow] = useState<(typeof shows)[number]>('ready');
  const ids = useMemo(() => {
    const from = everything ? 0 : (at.page - 1) * at.pageSize;
    const count = everything ? total : Math.min(at.pageSize, total - from);
    return show === 'ready' || show === 'loading'
      ? Array.from({ length: count }, (_, index) => `order-${from + index}`)
      : [];
  }, [at, everything, show]);
  return (
    <>
      <div className={toolbar}>
        <Inline>
          <Button
            icon="refresh"
            onPress={() => {
              const [first] = ids;
              const row = first === undefined ? undefined : store.get(first);
              if (row !== undefined)
                store.change(row.id, {
                  ...row,
                  state: sampleOrder(row.feeHundredths % 97).state,
                  feeHundredths: row.feeHundredths + 1000,
                });
            }}
          >
            Change the first row
          </Button>
          <Checkbox isSelected={everything} onChange={setEverything}>
            100,000 rows at once
          </Checkbox>
          <span>{`${selected.size} selected`}</span>
        </Inline>
        <Inline>
          <Select
            bare
            labelHidden
            label="Show"
            choices={shows.map((id) => ({ id, label: id }))}
            value={show}
            onChange={(key) => setShow(shows.find((one) => one === key) ?? 'ready')}
          />
          <IconButton icon="columns" label="Columns" tone="neutral" onPress={() => setArranging(true)} />
          {arranging && (
            <ColumnPanel columns={columns} state={state} onConfirm={setState} onClose={() => setArranging(false)} />
          )}
        </Inline>
      </div>
      <DataGrid
        label="Orders"
        columns={columns}
        ids={ids}
        store={store}
        columnState={state}
        onColumnState={setState}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        onOpen={(id) => toast({ tone: 'info', title: 'Opened', text: id })}
        rowName={({ number }) => number}
        total={total}
        offset={everything ? 0 : (at.page - 1) * at.pageSize}
        loading={show === 'waiting' || show === 'loading'}
        empty={
          <EmptyState
            icon="box"
            title="No orders"
            text="Take away a filter, or make the first one."
            action={<Button icon="plus">New order</Button>}
          />
        }
        {...(show === 'error'
          ? {
              error: (
                <ErrorState
                  title="The server did not answer"
                  text="Nothing was lost."
                  onRetry={() => setShow('ready')}
                />
              ),
            }
          : {})}
      />
      <div className={foot}>
        <Pagination {...at} total={total} onChange={setAt} />
      </div>
    </>
  );
}
