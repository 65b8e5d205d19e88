import { useEffect, useRef, type ReactNode } from 'react';
import { wordFailure } from '#services/failure.ts';
import { PlainTable, type PlainColumn } from '#views/shapes/detail/PlainTable.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import type { Asked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Model.css.ts';

/** Cases per page. */
export const PAGE_SIZE = 20;

interface CaseCardProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Card of a selected number, scrolled into view. */
export function CaseCard({ title, description, onClose, children }: CaseCardProps) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Section title={title} {...(description !== undefined && { description })} flush>
        <div className={css.tableBar}>
          <Button size="small" icon="cross" onPress={onClose}>
            {words.text('ui.practice.closeCases')}
          </Button>
        </div>
        {children}
      </Section>
    </div>
  );
}

interface CaseListProps<One> {
  readonly label: string;
  readonly asked: Asked<{ readonly records: readonly One[]; readonly total: number }>;
  readonly columns: readonly PlainColumn<One>[];
  readonly keyOf: (one: One) => string | number;
  readonly oneLine?: boolean;
  readonly pageNum: number;
  /** Receives the page as the address writes it; null for the first. */
  readonly onPage: (page: string | null) => void;
}

/** Shows a page of records, with its loading, failed and empty states. */
export function CaseList<One>({ label, asked, columns, keyOf, oneLine, pageNum, onPage }: CaseListProps<One>) {
  const words = useWords();
  const { answer, failure, reload } = asked;
  if (failure)
    return <ErrorState title={words.text('ui.practice.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  const { records, total } = answer;
  if (total === 0) return <EmptyState icon="clock" title={words.text('ui.practice.noCase')} />;
  return (
    <>
      <PlainTable label={label} columns={columns} rows={records} keyOf={keyOf} {...(oneLine && { oneLine })} />
      {total > PAGE_SIZE && (
        <Pagination
          page={pageNum}
          pageSize={PAGE_SIZE}
          total={total}
          onChange={({ page }) => onPage(page === 1 ? null : String(page))}
        />
      )}
    </>
  );
}
