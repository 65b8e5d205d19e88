import { useCallback, useState, type ReactNode } from 'react';
import type { MessageId } from '#i18n/words.ts';
import { wordFailure } from '#services/failure.ts';
import { page, type Page, type PageQuery } from '#services/page.ts';
import { useKept } from '#views/shapes/figures/useKept.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Pagination, usualPageSize } from '#views/ui/Pagination.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { foot } from './Detail.css.ts';
import { PlainTable, type PlainColumn } from './PlainTable.tsx';

interface PagedRowsProps {
  readonly machine: string;
  readonly query: Pick<PageQuery, 'filters' | 'sort'>;
  /** Record types whose events change the rows; keeps its identity. */
  readonly changedBy: readonly string[];
  readonly title: string;
  readonly empty: MessageId;
  readonly columns: readonly PlainColumn<Page['records'][number]>[];
  readonly actions?: ReactNode;
}

/** Rows of a list that belong to one record, page after page, kept up to date. */
export function PagedRows({ machine, query, changedBy, title, empty, columns, actions }: PagedRowsProps) {
  const words = useWords();
  const [place, setPlace] = useState({ page: 1, pageSize: usualPageSize });
  const asked = JSON.stringify({ ...query, pageNum: place.page, pageSize: place.pageSize });
  const read = useCallback(
    (signal: AbortSignal) => page(machine, JSON.parse(asked) as PageQuery, { signal, ownFailure: true }),
    [machine, asked],
  );
  const { answer, failure, reload } = useKept(read, changedBy);
  const failed = failure && (
    <ErrorState title={words.text('ui.list.failed')} text={wordFailure(failure, words)} onRetry={reload} />
  );
  if (failed || !answer || answer.total === 0)
    return (
      <Section title={title} actions={actions}>
        {failed ?? (answer ? <EmptyState icon="check" title={words.text<string>(empty)} /> : <Skeleton lines={4} />)}
      </Section>
    );
  return (
    <Section flush title={title} actions={actions}>
      <PlainTable label={title} columns={columns} rows={answer.records} keyOf={({ id }) => id} />
      {answer.total > usualPageSize && (
        <div className={foot}>
          <Pagination
            {...place}
            of={title}
            total={answer.total}
            totalIsExact={answer.totalIsExact}
            onChange={setPlace}
          />
        </div>
      )}
    </Section>
  );
}
