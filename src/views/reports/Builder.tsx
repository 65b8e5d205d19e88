import { REPORTS, type ReportedMachine } from '#machines/catalogue/reports.ts';
import type { Report } from '#machines/kit/report.ts';
import { useMay } from '#views/session/useHolds.ts';
import { Select } from '#views/ui/Select.tsx';
import { Switch } from '#views/ui/Switch.tsx';
import { useWords } from '#views/language/words.tsx';
import {
  ANY_TIME,
  chartsFor,
  dimensionChoices,
  measureChoices,
  MEASURES_MOST,
  readDimension,
  readMeasure,
  writeDimension,
  writeMeasure,
  type ChartKind,
  type ReportQuery,
  usualChart,
} from './query.ts';
import * as css from './Report.css.ts';
import { dimensionTitle, measureTitle } from '#i18n/reportTitles.ts';

interface BuilderProps {
  readonly query: ReportQuery;
  readonly onChange: (change: Partial<ReportQuery>) => void;
  /** Begins a report on another record type. */
  readonly onRecordType: (of: ReportedMachine) => void;
}

const NONE = '-';

/** Choices of a report: record type, measures, dimensions, period, picture, comparison. */
export function Builder({ query, onChange, onRecordType }: BuilderProps) {
  const words = useWords();
  const may = useMay();
  const { of, measures, dimensions, chart, compare, on } = query;
  const report: Report = REPORTS[of];
  const readable = (Object.keys(REPORTS) as ReportedMachine[]).filter((machine) => may(`${machine}.read`));
  const by = dimensionChoices(report).map((one) => ({
    id: writeDimension(one),
    label: dimensionTitle(of, one, words),
  }));
  const none = { id: NONE, label: words.text('ui.report.noDimension') };
  const [first, second] = dimensions;
  const choose = (index: 0 | 1, key: string): void => {
    const chosen = readDimension(report, key);
    const isPlain = chart === 'line' || chart === 'bar' || chart === 'map';
    if (index === 0)
      onChange({
        dimensions: chosen ? [chosen, ...(second ? [second] : [])] : [],
        ...(isPlain && { chart: usualChart(chosen) }),
      });
    else
      onChange({
        dimensions: [...(first ? [first] : []), ...(chosen ? [chosen] : [])],
        ...(chart === 'map' && { chart: usualChart(first ?? null) }),
      });
  };
  const times = Object.entries(report.dimensions).filter(([, { kind }]) => kind === 'time');
  const charts = chartsFor(report, dimensions);
  const select = (
    label: string,
    value: string,
    choices: { id: string; label: string }[],
    act: (id: string) => void,
  ) => (
    <div className={css.choice}>
      <Select bare label={label} choices={choices} value={value} onChange={(key) => key !== null && act(String(key))} />
    </div>
  );
  return (
    <div className={css.bar} role="group" data-off-paper aria-label={words.text('ui.report.builder')}>
      {select(
        words.text('ui.report.of'),
        of,
        readable.map((id) => ({ id, label: words.text(`machine.${id}.many`) })),
        (id) => onRecordType(id as ReportedMachine),
      )}
      <div className={css.choice}>
        <Select<'multiple'>
          bare
          selectionMode="multiple"
          label={words.text('ui.report.measures')}
          choices={measureChoices(report).map((one) => ({
            id: writeMeasure(one),
            label: measureTitle(of, one, words),
          }))}
          value={measures.map(writeMeasure)}
          onChange={(keys) => {
            const chosen = keys.flatMap((key) => readMeasure(report, String(key)) ?? []).slice(0, MEASURES_MOST);
            if (chosen.length > 0) onChange({ measures: chosen });
          }}
        />
      </div>
      {select(words.text('ui.report.by'), first ? writeDimension(first) : NONE, [none, ...by], (id) => choose(0, id))}
      {first &&
        select(words.text('ui.report.and'), second ? writeDimension(second) : NONE, [none, ...by], (id) =>
          choose(1, id),
        )}
      {select(
        words.text('ui.report.on'),
        on ?? ANY_TIME,
        [
          ...times.map(([id]) => ({ id, label: dimensionTitle(of, { dimension: id }, words) })),
          { id: ANY_TIME, label: words.text('ui.report.anyTime') },
        ],
        (id) => {
          const { [on ?? '']: period, ...values } = query.values;
          const isAny = id === ANY_TIME;
          onChange({
            on: isAny ? null : id,
            values: { ...values, ...(period !== undefined && !isAny && { [id]: period }) },
          });
        },
      )}
      {select(
        words.text('ui.report.chart'),
        chart,
        charts.map((id) => ({ id, label: words.text(`ui.report.charts.${id}`) })),
        (id) => onChange({ chart: id as ChartKind }),
      )}
      <Switch isSelected={compare} isDisabled={on === null} onChange={(next) => onChange({ compare: next })}>
        {words.text('ui.report.compare')}
      </Switch>
    </div>
  );
}
