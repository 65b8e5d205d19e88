import type { MessageId } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import { recordAddress, type RECORD_PATHS } from '#views/addresses.ts';
import type { RecordTab, Shown } from '#views/shapes/detail/options.ts';
import { columnsOf } from '#views/shapes/list/columns.tsx';
import type { ListOptions, RowOf } from '#views/shapes/list/options.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { useWords } from '#views/words.tsx';
import { PagedRows } from './PagedRows.tsx';

interface Related<N extends AggregateType, M extends AggregateType> {
  readonly machine: keyof typeof RECORD_PATHS;
  readonly of: ListDescriptor<M>;
  readonly columns: ListOptions<M>['columns'];
  /** Selects the rows of the list that belong to the record. */
  readonly filters: (row: RowOf<N>) => readonly Filter[];
}

/** Declares the pane of records of another type that belong to a record, each leading to its own. */
export function relatedTab<N extends AggregateType, M extends AggregateType>({
  machine,
  of,
  columns,
  filters,
}: Related<N, M>): RecordTab<N> {
  const title: MessageId = `machine.${machine}.many`;
  const open = (id: string): string => recordAddress(machine, id);
  const changedBy = [machine];
  return {
    id: machine,
    title,
    needs: [`${machine}.read`],
    Content: function RelatedRecords({ row }: Shown<N>) {
      const words = useWords();
      return (
        <PagedRows
          machine={machine}
          query={{ filters: filters(row), sort: [{ field: 'id', dir: 'desc' }] }}
          changedBy={changedBy}
          title={words.text<string>(title)}
          empty="ui.finance.noRelated"
          columns={columnsOf(of, { columns, open }, words).map(({ header, cell, align }) => ({
            title: header,
            cell,
            isNumber: align === 'end',
          }))}
        />
      );
    },
  };
}
