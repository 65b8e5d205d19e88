import { useCallback } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { page, type Row } from '#services/page.ts';
import { recordAddress, type RECORD_PATHS } from '#views/addresses.ts';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { listAddress } from '#views/shapes/list/address.ts';
import type { FieldOf } from '#views/shapes/list/options.ts';
import { fieldOf, type ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { useScreenNames } from '#views/screen.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/useAsked.ts';
import { useMay } from '#views/useHolds.ts';
import { useWords } from '#views/words.tsx';
import { PlainTable } from './PlainTable.tsx';

/** Records that are shown at once; the list has the others. */
const MOST_SHOWN = 20;

/** Records of another type that belong to one record, declared: a field that the type does not have does not compile. */
interface Related<N extends AggregateType> {
  readonly descriptor: ListDescriptor<N>;
  /** Field of the other type that names this record. */
  readonly by: FieldOf<N>;
  readonly columns: readonly FieldOf<N>[];
  /** Field by which the latest come first. */
  readonly latest: FieldOf<N>;
  /** List of the type, which is filtered by the same field. */
  readonly list: string;
}

/** Any related records, as they are drawn. */
export interface AnyRelated {
  readonly descriptor: ListDescriptor;
  readonly by: string;
  readonly columns: readonly string[];
  readonly latest: string;
  readonly list: string;
}

/** Declares related records, typed by their type. */
export const related = <N extends AggregateType>(declared: Related<N>): AnyRelated => declared;

interface RelatedRecordsProps {
  readonly of: AnyRelated;
  /** Id of the record that they belong to. */
  readonly id: string;
}

/** The latest records of one type that belong to a record, with the way to all of them; nothing for who may not read them. */
export function RelatedRecords({ of, id }: RelatedRecordsProps) {
  const may = useMay();
  return may(`${of.descriptor.id}.read`) ? <Latest of={of} id={id} /> : null;
}

function Latest({ of: { descriptor, by, columns, latest, list }, id }: RelatedRecordsProps) {
  const words = useWords();
  const nameOf = useScreenNames();
  const machine = descriptor.id;
  const read = useCallback(
    (options: AskOptions) => {
      const filters = [{ field: by, op: 'eq', value: id }] as const;
      const sort = [{ field: latest, dir: 'desc' }] as const;
      return page(machine, { pageNum: 1, pageSize: MOST_SHOWN, filters, sort }, { ...options, ownFailure: true });
    },
    [machine, by, id, latest],
  );
  const { answer, failure, reload } = useAsked(read);
  const title = words.text<string>(`machine.${machine}.many`);
  const all = listAddress(list, [{ field: by, op: 'eq', value: id }]);
  const hasList = answer !== null && answer.total > 0 && nameOf(list) !== null;
  const [first = 'id'] = columns;
  return (
    <Section
      flush={answer !== null && answer.records.length > 0}
      title={title}
      actions={hasList ? <Link href={all}>{words.text('ui.related.all')}</Link> : undefined}
    >
      {failure && (
        <ErrorState title={words.text('ui.list.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!failure && answer === null && <Skeleton lines={4} />}
      {answer?.records.length === 0 && <EmptyState icon="check" title={words.text('ui.list.emptyYet')} />}
      {answer !== null && answer.records.length > 0 && (
        <PlainTable
          label={title}
          rows={answer.records}
          keyOf={(row) => row.id}
          oneLine
          columns={columns.map((field) => ({
            title: labelOf(machine, field, words),
            isRowHead: field === first,
            isNumber: fieldOf(descriptor, field).kind.kind === 'money',
            cell: (row: Row) => <Cell descriptor={descriptor} field={field} row={row} isHead={field === first} />,
          }))}
        />
      )}
    </Section>
  );
}

interface CellProps {
  readonly descriptor: ListDescriptor;
  readonly field: string;
  readonly row: Row;
  readonly isHead: boolean;
}

/** One value; the first of a row leads to its record. */
function Cell({ descriptor, field, row, isHead }: CellProps) {
  if (field === 'state') return <StateStatus aggregateType={descriptor} state={row.state} />;
  if (isHead) return <Link href={recordAddress(descriptor.id as keyof typeof RECORD_PATHS, row.id)}>{row.id}</Link>;
  return <Value machine={descriptor.id} info={fieldOf(descriptor, field)} value={row[field]} inColumn />;
}
