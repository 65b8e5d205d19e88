import { useCallback } from 'react';
import { readMoves } from '#services/stock.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { useKept } from '#views/shapes/figures/useKept.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { BranchName } from './BranchName.tsx';
import * as css from './Warehouse.css.ts';
import { STOCK_MACHINES, writeStockQuery, type StockQuery } from './query.ts';

interface MoveListProps {
  readonly query: StockQuery & { readonly way: 'in' | 'out' };
  readonly hrefOf: (query: StockQuery) => string;
  readonly onPage: (search: string) => void;
}

/** Parcels behind a figure of the flow: number, time and event. */
export function MoveList({ query, hrefOf, onPage }: MoveListProps) {
  const words = useWords();
  const { days, branch, way, day, page, size } = query;
  const from = day ?? days.from;
  const to = day ?? days.to;
  const read = useCallback(
    (signal: AbortSignal) => readMoves({ from, to, branch, way, page, size }, { signal, ownFailure: true }),
    [from, to, branch, way, page, size],
  );
  const { answer, failure, reload } = useKept(read, STOCK_MACHINES);
  const dayText = (one: string): string => words.day(`${one}T12:00:00Z`);
  const title = words.text(`ui.stock.list.${way}`, {
    days: from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`,
  });
  return (
    <Section
      flush
      title={title}
      actions={
        <Link href={hrefOf({ ...query, way: null, day: null, page: 1 })}>{words.text('ui.stock.closeList')}</Link>
      }
    >
      {failure && <ListFailed failure={failure} onRetry={reload} />}
      {!answer && !failure && <Skeleton lines={6} />}
      {answer?.total === 0 && <EmptyState icon="box" title={words.text('ui.stock.noMoves')} />}
      {answer !== null && answer.total > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={css.scroller} tabIndex={0} role="group" aria-label={title}>
            <table className={css.table}>
              <thead>
                <tr>
                  {(['order', 'branch', 'at', 'event', 'by'] as const).map((column) => (
                    <th key={column} scope="col" className={`${css.heading} ${css.text}`}>
                      {words.text(`ui.stock.column.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {answer.records.map(({ order, version, branch: of, at, event, byName }) => (
                  <tr key={`${order} ${version}`} className={css.row}>
                    <th scope="row" className={css.text}>
                      <RecordLink to="order" id={order} />
                    </th>
                    <td className={css.text}>
                      <BranchName branch={of} />
                    </td>
                    <td className={css.text}>{words.instant(at)}</td>
                    <td className={css.text}>{words.text<string>(`event.${event}`)}</td>
                    <td className={css.text}>{byName}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={css.foot}>
            <Pagination
              page={page}
              pageSize={size}
              total={answer.total}
              onChange={(next) => onPage(writeStockQuery({ ...query, page: next.page, size: next.pageSize }))}
            />
          </div>
        </>
      )}
    </Section>
  );
}
