import { useCallback } from 'react';
import { REMINDED_OF, type RemindedOf } from '#calls/finance.ts';
import { DEBT_AGES, debtNames, DEBTS, type DebtName } from '#machines/finance/debts.ts';
import { wordFailure } from '#services/failure.ts';
import { readDebts, type Debts } from '#services/finance.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { useKept } from '#views/shapes/figures/useKept.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { HeadedTable } from '../HeadedTable.tsx';
import * as css from '../finance.css.ts';
import { DebtRow } from './DebtRow.tsx';
import { Remind } from './Remind.tsx';
import { RemindAll } from './RemindAll.tsx';
import { useReminders } from './useReminders.ts';

/** True for a debt that customers are reminded of. */
const isRemindedOf = (by: DebtName): by is RemindedOf => REMINDED_OF.some((one) => one === by);

const USUAL: DebtName = 'customer';
const SIZE = 10;
const MACHINES: readonly string[] = [...new Set(debtNames.map((name) => DEBTS[name].machine))];

const debtNamed = (written: string | null): DebtName => debtNames.find((name) => name === written) ?? USUAL;
const numberIn = (written: string | null, usual: number): number => Math.max(1, Math.trunc(Number(written)) || usual);

/** Debts by party and age, the greatest first; each figure leads to its rows. */
export function DebtsByAge() {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const by = debtNamed(search.get('by'));
  const page = numberIn(search.get('page'), 1);
  const size = Math.min(100, numberIn(search.get('size'), SIZE));
  const read = useCallback(
    (signal: AbortSignal) => readDebts({ by, page, size }, { signal, ownForbidden: true }),
    [by, page, size],
  );
  const { answer, failure, reload } = useKept(read, MACHINES);
  const show = (next: Record<string, string>): void =>
    setSearch(new URLSearchParams({ by, ...next }).toString(), { replace: true });
  return (
    <Section
      flush
      title={words.text('ui.finance.ageing')}
      description={words.text('ui.finance.ageingHint')}
      actions={
        <div className={css.chooser}>
          <Select
            label={words.text('ui.finance.by')}
            labelHidden
            choices={debtNames.map((id) => ({ id, label: words.text(`ui.finance.debt.${id}`) }))}
            value={by}
            onChange={(key) => show({ by: String(key) })}
          />
        </div>
      }
    >
      {failure && (
        <ErrorState title={words.text('ui.home.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton lines={6} />}
      {answer?.all.count === 0 && <EmptyState icon="wallet" title={words.text('ui.finance.noDebts')} />}
      {answer && answer.all.count > 0 && (
        <>
          <DebtTable key={by} by={by} debts={answer} />
          {answer.total > SIZE && (
            <div className={css.foot}>
              <Pagination
                page={page}
                pageSize={size}
                total={answer.total}
                totalIsExact
                onChange={(next) => show({ page: String(next.page), size: String(next.pageSize) })}
              />
            </div>
          )}
        </>
      )}
    </Section>
  );
}

function DebtTable({ by, debts }: { readonly by: DebtName; readonly debts: Debts }) {
  const words = useWords();
  const { day, all, records } = debts;
  const may = useMay();
  const remindedOf = isRemindedOf(by) && may('notice.sent') ? by : null;
  const reminders = useReminders(remindedOf ?? 'customer');
  const named = records.flatMap(({ party, customerName }) => (customerName === null ? [] : [party]));
  return (
    <HeadedTable
      label={words.text('ui.finance.ageing')}
      heads={[
        words.text(`ui.finance.party.${by}`),
        words.text('ui.finance.column.records'),
        words.text('ui.finance.column.total'),
        ...DEBT_AGES.map((_, age) => words.text(`ui.finance.age.${age as 0 | 1 | 2 | 3 | 4}`)),
        ...(remindedOf ? [words.text('ui.finance.column.reminder')] : []),
      ]}
    >
      <tbody>
        {records.map((debt) => (
          <DebtRow
            key={debt.party}
            by={by}
            day={day}
            debt={debt}
            reminder={
              remindedOf &&
              (debt.customerName === null ? (
                ''
              ) : (
                <Remind reminders={reminders} party={debt.party} customerName={debt.customerName} />
              ))
            }
          />
        ))}
      </tbody>
      <tfoot>
        <DebtRow
          by={by}
          day={day}
          debt={{ ...all, party: null, customerName: null }}
          reminder={remindedOf && (named.length > 1 ? <RemindAll reminders={reminders} parties={named} /> : '')}
        />
      </tfoot>
    </HeadedTable>
  );
}
