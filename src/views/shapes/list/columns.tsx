import { inCurrency } from '#i18n/inCurrency.ts';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Row } from '#services/page.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { Link } from '#views/ui/Link.tsx';
import type { FieldKind } from '../fields/kind.ts';
import { labelOf } from '../fields/labels.ts';
import { StateStatus } from '../fields/StateStatus.tsx';
import { Value } from '../fields/Value.tsx';
import { fieldOf, type ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { ListOptions } from './options.ts';
import type { ColumnOptions } from '../presentation/columnOptions.ts';
import type { FieldOf, RowOf } from '../presentation/rowTypes.ts';

const WIDTHS: Partial<Record<FieldKind['kind'], number>> = {
  money: 126,
  grams: 96,
  millimetres: 92,
  number: 88,
  instant: 158,
  day: 104,
  choice: 118,
  longText: 200,
  list: 180,
  yesNo: 84,
  // A bag's number has eighteen digits, a branch's name two words.
  record: 160,
  reference: 150,
};

const MEASURED: readonly FieldKind['kind'][] = ['money', 'grams', 'millimetres', 'number', 'decimal'];

const optionsOf = <N extends AggregateType>(column: FieldOf<N> | ColumnOptions<N>): ColumnOptions<N> =>
  typeof column === 'string' ? { field: column } : column;

/** The columns of a list: name, cell and measure by field, unless the list says otherwise. */
export function columnsOf<N extends AggregateType>(
  aggregateType: ListDescriptor<N>,
  { columns, open }: Pick<ListOptions<N>, 'columns' | 'open'>,
  words: Words,
): GridColumn<Row>[] {
  return columns.map(optionsOf).map(({ field, cell, width, align, sort, pinned, hidden, always }, index) => {
    const info = fieldOf(aggregateType, field);
    const { kind } = info.kind;
    const label = labelOf(aggregateType.id, field, words);
    const isFirst = index === 0;
    const draw = (row: Row) => {
      if (cell) return cell(row as RowOf<N>, words);
      if (field === 'state') return <StateStatus aggregateType={aggregateType} state={row.state} />;
      const value = <Value machine={aggregateType.id} info={info} value={row[field]} inColumn />;
      if (!isFirst || !open) return value;
      // The row's own link: another record named in this column is not a link within it.
      const named = info.kind.kind === 'record' ? recordNumber(info.kind.to, String(row[field]), words) : value;
      return <Link href={open(row.id)}>{named}</Link>;
    };
    const usual = width ?? WIDTHS[kind];
    const end = align ?? (MEASURED.includes(kind) ? 'end' : undefined);
    return {
      id: field,
      header: info.kind.kind === 'money' ? inCurrency(label, info.kind.currency, words) : label,
      cell: draw,
      ...(usual !== undefined && { width: usual }),
      ...(end && { align: end }),
      ...(sort && { sortable: true }),
      ...(pinned && { pinned }),
      ...(hidden && { hidden }),
      ...(always && { always }),
    };
  });
}

/** The fields that may be sorted by. */
export const sortableOf = <N extends AggregateType>({ columns }: Pick<ListOptions<N>, 'columns'>): string[] =>
  columns.map(optionsOf).flatMap(({ field, sort }) => (sort ? [field] : []));
