import { useCallback, useMemo, useState } from 'react';
import { STOCK_FLOW_MOST_DAYS } from '#machines/fields/limits.ts';
import { serverNow } from '#services/clock.ts';
import { wordFailure } from '#services/failure.ts';
import { saveSheet } from '#services/saveSheet.ts';
import { readStock, type Stock } from '#services/stock.ts';
import { useKept } from '#views/shapes/figures/useKept.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { BranchName } from './BranchName.tsx';
import { BranchTable, type BranchFlow } from './BranchTable.tsx';
import { FlowCharts } from './FlowCharts.tsx';
import { MoveList } from './MoveList.tsx';
import * as css from './Warehouse.css.ts';
import { fits, readStockQuery, STOCK_MACHINES, writeStockQuery, type StockQuery } from './query.ts';

const WAREHOUSE = '/warehouse/list';

const hrefOf = (query: StockQuery): string => `${WAREHOUSE}?${writeStockQuery(query)}`;

function flowsOf(flow: Stock['flow']): ReadonlyMap<string, BranchFlow> {
  const sums = new Map<string, { in: number; out: number }>();
  for (const { branch, way, parcels } of flow) {
    const sum = sums.get(branch) ?? { in: 0, out: 0 };
    sum[way] += parcels;
    sums.set(branch, sum);
  }
  return sums;
}

/** Warehouse (§2): stock of every branch by age, with arrivals and departures by day. */
export default function Warehouse() {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const [now] = useState(serverNow);
  const [wrong, setWrong] = useState(false);
  const query = useMemo(() => readStockQuery(search, now), [search, now]);
  const { days, branch, way } = query;
  const { from, to } = days;
  const read = useCallback((signal: AbortSignal) => readStock({ from, to }, { signal, ownFailure: true }), [from, to]);
  const { answer, failure, reload } = useKept(read, STOCK_MACHINES);
  const flows = useMemo(() => flowsOf(answer?.flow ?? []), [answer]);
  const shown = useMemo(
    () => (answer?.flow ?? []).filter((one) => branch === null || one.branch === branch),
    [answer, branch],
  );
  const all = { ...query, branch: null, way: null, day: null, page: 1 };
  const save = (branches: Stock['branches']): Promise<void> =>
    saveSheet(
      words.text('ui.stock.title'),
      [
        words.text('field.inventoryTask.branch'),
        words.text('ui.stock.stock'),
        ...([0, 1, 2, 3] as const).map((age) => words.text(`ui.stock.age.${age}`)),
        words.text('ui.stock.in'),
        words.text('ui.stock.out'),
      ],
      branches.map(({ branch: one, stock, ages }) =>
        [one, stock, ...ages, flows.get(one)?.in ?? 0, flows.get(one)?.out ?? 0].map(String),
      ),
      `${words.text('ui.stock.title')} ${from} ${to}.xlsx`,
    );
  return (
    <section className={css.page}>
      <div className={css.bar}>
        <h1 className={css.title}>{words.text('ui.stock.title')}</h1>
        <div className={css.days}>
          <DateRangePicker
            bare
            label={words.text('ui.stock.days')}
            value={{ start: from, end: to }}
            error={wrong ? words.text('error.stock.tooManyDays', { most: STOCK_FLOW_MOST_DAYS }) : undefined}
            onChange={(range) => {
              const asked = range && { from: range.start, to: range.end };
              const sound = asked === null || fits(asked);
              setWrong(!sound);
              if (!sound) return;
              const { from: _, to: __, ...rest } = Object.fromEntries(search);
              setSearch(new URLSearchParams({ ...rest, ...asked }).toString());
            }}
          />
        </div>
        <Button icon="refresh" onPress={reload}>
          {words.text('ui.list.refresh')}
        </Button>
        <Button
          icon="download"
          reason={answer === null ? words.text('ui.stock.notRead') : undefined}
          onPress={() => void (answer && save(answer.branches))}
        >
          {words.text('ui.count.export')}
        </Button>
      </div>
      {failure && (
        <ErrorState title={words.text('ui.home.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton lines={8} />}
      {answer?.branches.length === 0 && <EmptyState icon="warehouse" title={words.text('ui.stock.noBranch')} />}
      {answer !== null && answer.branches.length > 0 && (
        <>
          {way !== null && <MoveList query={{ ...query, way }} hrefOf={hrefOf} onPage={setSearch} />}
          <Section flush title={words.text('ui.stock.byBranch')} description={words.text('ui.stock.byBranchHint')}>
            <BranchTable
              branches={answer.branches}
              flows={flows}
              chosen={branch}
              now={now}
              branchHref={(one) => hrefOf({ ...all, branch: one })}
              flowHref={(one, direction) => hrefOf({ ...all, branch: one, way: direction })}
            />
          </Section>
          {branch !== null && (
            <p>
              <BranchName branch={branch} /> · <Link href={hrefOf(all)}>{words.text('ui.stock.allBranches')}</Link>
            </p>
          )}
          <FlowCharts
            flow={shown}
            days={days}
            hrefOf={(direction, day) => hrefOf({ ...all, branch, way: direction, day })}
          />
        </>
      )}
    </section>
  );
}
