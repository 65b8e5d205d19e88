import { useMemo } from 'react';
import { wordFailure } from '#services/failure.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { FilterBar } from '#views/shapes/list/FilterBar.tsx';
import { FiltersInForce } from '#views/shapes/list/FiltersInForce.tsx';
import { useFilterWords } from '#views/shapes/list/useFilterWords.ts';
import { useViews } from '#views/shapes/list/views/useViews.ts';
import { ViewsOf } from '#views/shapes/list/views/ViewsOf.tsx';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { useWords } from '#views/language/words.tsx';
import { linesOf, totalOf } from './lines.ts';
import { DATA_REPORT } from '#views/place/figureRecords.ts';
import { writeReport, type ReportQuery } from './query.ts';
import { OnPaper } from '#views/shapes/print/OnPaper.tsx';
import { PinButton } from './PinButton.tsx';
import * as css from './Report.css.ts';
import { PageTools } from '#views/shapes/print/PageTools.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { figureOf, requestOf, scheduledOf } from './request.ts';
import { ReportTable } from './ReportTable.tsx';
import { saveCsv, saveReport } from './sheet.ts';
import { measureTitle, reportTitle } from '#i18n/reportTitles.ts';
import { ScheduleButton } from './ScheduleButton.tsx';
import { ThresholdButton } from './ThresholdButton.tsx';
import { useAbout } from './useAbout.ts';
import { useGroups } from './useGroups.ts';
import { useKeyTexts } from './useKeyTexts.ts';

interface ReportResultProps {
  readonly query: ReportQuery;
  readonly descriptor: ListDescriptor;
  readonly now: number;
  /** True if the address is empty, so that the default view may apply. */
  readonly isPlain: boolean;
  readonly onChange: (change: Partial<ReportQuery>) => void;
  readonly onShow: (search: string, options?: { replace?: boolean }) => void;
}

/** Filters, chart and table of a report, with what can be done with it. */
export function ReportResult({ query, descriptor, now, isPlain, onChange, onShow }: ReportResultProps) {
  const words = useWords();
  const { of, on, measures, dimensions } = query;
  const { filters, values, request } = useMemo(() => requestOf(query, descriptor, now), [query, descriptor, now]);
  const figure = useMemo(() => figureOf(query, descriptor, now), [query, descriptor, now]);
  const scheduled = useMemo(() => scheduledOf(query, descriptor, now), [query, descriptor, now]);
  const said = useFilterWords(filters, values);
  const { groups, at, failure, reload } = useGroups(of, [request]);
  const about = useAbout(filters, values, on, at);
  const textsOf = useKeyTexts(descriptor, dimensions);
  const [grouped] = groups ?? [];
  const title = reportTitle(query, words);
  const report = grouped
    ? {
        title,
        machine: of,
        dimensions,
        measures,
        lines: linesOf(of, grouped, dimensions, textsOf),
        total: totalOf(of, grouped),
        ...about,
      }
    : null;
  const views = useViews(DATA_REPORT);
  const current = views.all?.find(({ id }) => id === query.view) ?? null;
  const shown = writeReport({ ...query, view: null });
  const notRead = report === null ? words.text('ui.report.notRead') : undefined;
  return (
    <>
      <div className={css.bar} data-off-paper>
        <FilterBar
          filters={filters}
          values={values}
          onChange={(name, written) => onChange({ values: { ...query.values, [name]: written } })}
        />
      </div>
      <div className={css.said} data-off-paper>
        <FiltersInForce
          filters={{ ...said, inForce: said.inForce.filter(({ id }) => id !== on) }}
          onClear={(names) =>
            onChange({ values: { ...query.values, ...Object.fromEntries(names.map((name) => [name, ''])) } })
          }
        />
      </div>
      <div className={css.bar}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.tools} data-off-paper>
          <ViewsOf views={views} list={DATA_REPORT} shown={shown} current={current} isPlain={isPlain} onShow={onShow} />
          <PinButton views={views} current={current} />
          <ScheduleButton current={current} report={scheduled} />
          <ThresholdButton current={current} figure={figure} />
          <Button icon="download" reason={notRead} onPress={() => void (report && saveReport(report, words))}>
            {words.text('ui.report.xlsx')}
          </Button>
          <Button icon="download" reason={notRead} onPress={() => report && saveCsv(report, words)}>
            {words.text('ui.report.csv')}
          </Button>
          <PageTools reload={reload} />
        </div>
      </div>
      {report && <OnPaper notes={report.notes} />}
      {failure && (
        <ErrorState title={words.text('ui.report.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!report && !failure && <Skeleton lines={8} />}
      {report && report.lines.length === 0 && dimensions.length > 0 && (
        <EmptyState icon="chart" title={words.text('ui.report.empty')} text={words.text('ui.report.emptyText')} />
      )}
      {report && (report.lines.length > 0 || dimensions.length === 0) && (
        <>
          {query.chart !== 'table' && dimensions.length > 0 && (
            <Section title={measures[0] ? measureTitle(of, measures[0], words) : title}>
              <ReportPicture title={title} query={{ ...query, values }} lines={report.lines} />
            </Section>
          )}
          <Section flush title={words.text('ui.report.table')}>
            <ReportTable {...report} />
          </Section>
        </>
      )}
    </>
  );
}
