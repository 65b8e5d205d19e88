import { useMemo } from 'react';
import { REPORTS } from '#machines/catalogue/reports.ts';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useScreenSearch } from '#views/place/screen.tsx';
import { Builder } from './Builder.tsx';
import { FromList } from './onList/FromList.tsx';
import { readReport, writeReport, type ReportQuery } from './query.ts';
import * as css from './Report.css.ts';
import { ReportResult } from './ReportResult.tsx';
import { useDescriptor } from './useDescriptor.ts';
import { useToday } from './useToday.ts';

/** Data Report (§2): any measure by any dimension, under any filter; the address is the report. */
export default function DataReport() {
  const [search] = useScreenSearch();
  return search.has('rows') ? <FromList /> : <ReportAtAddress />;
}

function ReportAtAddress() {
  const [search, setSearch] = useScreenSearch();
  const now = useToday();
  const query = useMemo(() => readReport(search), [search]);
  const descriptor = useDescriptor(query.of);
  const show = (change: Partial<ReportQuery>): void => setSearch(writeReport({ ...query, ...change }));
  return (
    <section className={css.page}>
      <Builder
        query={query}
        onChange={show}
        onRecordType={(of) =>
          setSearch(new URLSearchParams({ of, by: `${REPORTS[of].period}.day`, chart: query.chart }).toString())
        }
      />
      {descriptor ? (
        <ReportResult
          key={query.of}
          query={query}
          descriptor={descriptor}
          now={now}
          isPlain={search.size === 0}
          onChange={show}
          onShow={setSearch}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </section>
  );
}
