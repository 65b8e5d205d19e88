import type { MessageId } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import { recordAddress, type RECORD_PATHS } from '#views/place/addresses.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { columnsOf } from '#views/shapes/list/columns.tsx';
import type { ListOptions } from '#views/shapes/list/options.ts';
import type { FieldOf, RowOf } from '#views/shapes/presentation/rowTypes.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { Stack } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import type { RecordTab, Shown } from './options.ts';
import { PagedRows } from './PagedRows.tsx';

/** Records of another type that belong to a record, declared. */
interface Related<N extends AggregateType, M extends AggregateType> {
  readonly of: ListDescriptor<M>;
  /** The first one leads to the other record. */
  readonly columns: ListOptions<M>['columns'];
  /** Selects the rows of the other type. */
  readonly filters: (row: RowOf<N>) => readonly (Filter & { readonly field: FieldOf<M> })[];
  /** Field by which the latest come first; the id without one. */
  readonly latest?: FieldOf<M>;
  /** Address of the list that shows the same rows. */
  readonly list?: (row: RowOf<N>) => string;
}

/** Any related records, as they are drawn. */
export interface AnyRelated<N extends AggregateType> extends Pick<Related<N, AggregateType>, 'filters' | 'list'> {
  readonly machine: string;
  readonly Rows: (shown: Pick<Shown<N>, 'row'>) => React.ReactNode;
}

/** Declares related records, typed by both types; nothing is shown to who may not read them. */
export function related<N extends AggregateType, M extends AggregateType>({
  of,
  columns,
  filters,
  latest,
  list,
}: Related<N, M>): AnyRelated<N> {
  const machine = of.id;
  const changedBy = [machine];
  const open = (id: string): string => recordAddress(machine as keyof typeof RECORD_PATHS, id);
  function Rows({ row }: Pick<Shown<N>, 'row'>) {
    const words = useWords();
    const may = useMay();
    const nameOf = useScreenNames();
    const all = list?.(row);
    if (!may(`${machine}.read`)) return null;
    return (
      <PagedRows
        machine={machine}
        query={{ filters: filters(row), sort: [{ field: latest ?? 'id', dir: 'desc' }] }}
        changedBy={changedBy}
        title={words.text<string>(`machine.${machine}.many`)}
        empty="ui.related.none"
        columns={columnsOf(of, { columns, open }, words).map(({ header, cell, align }) => ({
          title: header,
          cell,
          isNumber: align === 'end',
        }))}
        actions={
          all !== undefined && nameOf(all.replace(/\?.*$/, '')) !== null ? (
            <Link href={all}>{words.text('ui.related.all')}</Link>
          ) : undefined
        }
      />
    );
  }
  return { machine, filters, ...(list && { list }), Rows };
}

/** Declares the pane of records of other types that belong to a record, for who may read one of the types. */
export const relatedTab = <N extends AggregateType>(
  id: string,
  title: MessageId,
  parts: readonly AnyRelated<N>[],
): RecordTab<N> => ({
  id,
  title,
  needs: parts.map(({ machine }) => `${machine}.read`),
  Content: ({ row }: Shown<N>) => (
    <Stack gap="l">
      {parts.map(({ machine, Rows }) => (
        <Rows key={machine} row={row} />
      ))}
    </Stack>
  ),
});
