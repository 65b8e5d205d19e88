import type { order } from '#machines/order/index.ts';
import type { ColumnOptions } from '#views/shapes/presentation/columnOptions.ts';
import type { FieldOf } from '#views/shapes/presentation/rowTypes.ts';
import { HolderText, regionColumn, Tags } from './cells.tsx';
import { otherColumns } from './otherColumns.tsx';

type OrderColumn = ColumnOptions<typeof order>;

/** Columns visible by default, with a few hidden ones between them. */
const usual: readonly OrderColumn[] = [
  { field: 'id', width: 148, pinned: 'start', always: true, sort: true },
  { field: 'state', width: 196, sort: true },
  { field: 'tags', width: 210, cell: ({ tags }, words) => <Tags tags={tags} words={words} /> },
  { field: 'senderName', width: 132, sort: true },
  { field: 'senderCity', hidden: true },
  { field: 'receiverName', width: 132, sort: true },
  { field: 'receiverPhone', width: 150 },
  { field: 'receiverCity', width: 132 },
  { field: 'originBranch', sort: true },
  { field: 'currentBranch', sort: true },
  { field: 'destinationBranch', sort: true },
  { field: 'holderName', width: 168, cell: (row, words) => <HolderText row={row} words={words} /> },
  { field: 'weightGrams', sort: true },
  { field: 'freightTotal', sort: true },
  { field: 'collectionAmount', sort: true },
  { field: 'senderDue' },
  { field: 'receiverDue' },
  { field: 'payType', width: 150, sort: true },
  regionColumn('exception'),
  { field: 'createdAt', sort: true },
  { field: 'updatedAt', sort: true, hidden: true },
];

/** Every field of an order (§3) as a column; the usual ones are visible. */
export const orderColumns: readonly OrderColumn[] = [...usual, ...otherColumns(usual)];

/** Returns the columns of a work stage: the named ones visible in their order, the others available in the column panel. */
export const columnsFor = (...shown: readonly FieldOf<typeof order>[]): readonly OrderColumn[] => [
  ...shown
    .flatMap((field) => orderColumns.find((column) => column.field === field) ?? { field })
    .map((column) => ({ ...column, hidden: false })),
  ...orderColumns.filter(({ field }) => !shown.includes(field)).map((column) => ({ ...column, hidden: true })),
];
