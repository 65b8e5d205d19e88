import { useEffect, useMemo } from 'react';
import { auditTime } from 'rxjs';
import type { ListTools } from '#views/shapes/list/options.ts';
import { useFigures } from '#views/shapes/figures/useFigures.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './ledger.css.ts';
import { postingNews$ } from './postingNews.ts';

/** Least time between two sums, milliseconds. */
const CALM_MS = 5000;

const SUMS = ['debit', 'credit', 'debitYuan', 'creditYuan'] as const;

/** Sums of the debits and credits of the listed postings, in each currency. */
export function PostingTotals({ filters }: ListTools) {
  const words = useWords();
  // The list makes its filters anew with every drawing; the same ones are asked for once.
  const written = JSON.stringify(filters);
  const requests = useMemo(
    () => [{ name: 'listed', filters: JSON.parse(written) as typeof filters, sums: SUMS }],
    [written],
  );
  const { figures, reload } = useFigures('posting', requests);
  useEffect(() => {
    const news = postingNews$.pipe(auditTime(CALM_MS)).subscribe(reload);
    return () => news.unsubscribe();
  }, [reload]);
  const sums = figures?.get('listed')?.sums;
  if (!sums) return null;
  const { debit = 0, credit = 0, debitYuan = 0, creditYuan = 0 } = sums;
  const pairs = [
    { currency: 'MMK', debit, credit },
    { currency: 'CNY', debit: debitYuan, credit: creditYuan },
  ] as const;
  return (
    <span className={css.facts} role="status">
      {pairs
        .filter((pair) => pair.currency === 'MMK' || pair.debit !== 0 || pair.credit !== 0)
        .map((pair) => (
          <span key={pair.currency}>
            {words.text('ui.books.sums', {
              debit: words.money(pair.debit, pair.currency),
              credit: words.money(pair.credit, pair.currency),
            })}
          </span>
        ))}
    </span>
  );
}
