import { useMemo } from 'react';
import { wordFailure } from '#services/failure.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { FilterBar } from '#views/shapes/list/FilterBar.tsx';
import { useWords } from '#views/language/words.tsx';
import { OnPaper } from '#views/shapes/print/OnPaper.tsx';
import { PageTools } from '#views/shapes/print/PageTools.tsx';
import * as css from '../Report.css.ts';
import { useDescriptor } from '../useDescriptor.ts';
import { useAbout } from '../useAbout.ts';
import { useGroups } from '../useGroups.ts';
import { useToday } from '../useToday.ts';
import { partFilters, READY_FILTERS, readyValues } from './period.ts';
import { ReadySection } from './ReadySection.tsx';
import type { ReadyReport } from './readyReport.ts';

/** Makes the screen of a ready report: its tables under one period, all read at once. */
export const readyScreen = ({ title, tables }: ReadyReport) =>
  function ReadyScreen() {
    const words = useWords();
    const [search, setSearch] = useScreenSearch();
    const now = useToday();
    const values = useMemo(() => readyValues(search), [search]);
    const descriptor = useDescriptor('order');
    const parts = tables.flatMap((table) => table.parts);
    const { groups, at, failure, reload } = useGroups(
      'order',
      parts.map((part, index) => ({
        name: `part${index}`,
        machine: part.of,
        measures: part.measures,
        dimensions: part.dimensions,
        filters: partFilters(part, values, now),
      })),
    );
    const about = useAbout(READY_FILTERS, values, 'period', at);
    const startOf = (table: number): number => tables.slice(0, table).reduce((sum, one) => sum + one.parts.length, 0);
    return (
      <section className={css.page}>
        <div className={css.bar}>
          <h1 className={css.title}>{words.text<string>(title)}</h1>
          <div className={css.tools} data-off-paper>
            <PageTools reload={reload} />
          </div>
        </div>
        <div className={css.bar} data-off-paper>
          <FilterBar
            filters={READY_FILTERS}
            values={values}
            onChange={(name, written) =>
              setSearch(new URLSearchParams({ ...Object.fromEntries(search), [name]: written }).toString())
            }
          />
        </div>
        {groups && <OnPaper notes={about.notes} />}
        {failure && (
          <ErrorState title={words.text('ui.report.failed')} text={wordFailure(failure, words)} onRetry={reload} />
        )}
        {!failure && !(groups && descriptor) && <Skeleton lines={8} />}
        {groups &&
          descriptor &&
          tables.map((table, index) => (
            <ReadySection
              key={table.title}
              table={table}
              groups={groups.slice(startOf(index), startOf(index) + table.parts.length)}
              descriptor={descriptor}
              values={values}
              about={about}
              report={words.text<string>(title)}
            />
          ))}
      </section>
    );
  };
