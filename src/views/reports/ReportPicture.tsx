import type { ChosenDimension } from '#machines/kit/report.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { rangeOf } from '#views/shapes/list/query.ts';
import { recordsAddress } from '#views/place/figureRecords.ts';
import type { ReportQuery } from './query.ts';
import { BarChart } from './BarChart.tsx';
import { HeatMap } from './HeatMap.tsx';
import { LineChart } from './LineChart.tsx';
import type { ReportLine } from './lines.ts';
import { chartData, withBefore, withEveryDay, type Place } from './series.ts';
import { measureOf } from '#i18n/reportTitles.ts';
import { timeText } from '#i18n/timePartText.ts';

const TownshipMap = arriving(() => import('./map/TownshipMap.tsx'), { Waiting: Skeleton });

const isOfTownships = (machine: string, { dimension }: ChosenDimension): boolean =>
  reportOn(machine)?.dimensions[dimension]?.kind === 'township';

interface ReportPictureProps {
  readonly title: string;
  readonly query: Pick<ReportQuery, 'of' | 'measures' | 'dimensions' | 'chart' | 'on' | 'values'>;
  readonly lines: readonly ReportLine[];
}

/** The chart of a report's first measure; null where the report is a table only. */
export function ReportPicture({ title, query, lines }: ReportPictureProps) {
  const words = useWords();
  const { of, dimensions, chart, on, values } = query;
  const [measure] = query.measures;
  const [first] = dimensions;
  if (!measure || !first || lines.length === 0 || chart === 'table') return null;
  const { unit } = measureOf(of, measure);
  const isTotal = measure.as === 'count' || measure.as === 'sum';
  // Parts of a bar add up: an average or a share of each is no part.
  const isTinted = chart === 'heat' || (chart !== 'line' && !isTotal);
  if (isTinted && dimensions.length === 2) return <HeatMap title={title} lines={lines} unit={unit} />;
  if (chart === 'map' && isOfTownships(of, first) && dimensions.length === 1)
    return <TownshipMap title={title} lines={lines} unit={unit} />;
  const data = chartData(lines, dimensions.length);
  const range = on === null ? null : rangeOf(values[on]);
  const filled =
    chart === 'line' && range && first.by === 'day' && first.dimension === on
      ? withEveryDay(data, range, (day) => timeText(day, 'day', words))
      : data;
  const isCompared = chart === 'line' && dimensions.length === 1 && lines.some(({ before }) => before !== null);
  const compared = isCompared
    ? withBefore(filled, [words.text('ui.report.thisPeriod'), words.text('ui.report.periodBefore')])
    : filled;
  const hrefOf = ({ lines: parts }: Place): string | null => {
    const own = (isCompared ? parts.slice(0, 1) : parts).filter((line) => line !== null);
    return own.length === 0 ? null : shared(own, of);
  };
  return chart === 'line' ? (
    <LineChart title={title} data={compared} unit={unit} isTotal={isTotal} hrefOf={hrefOf} />
  ) : (
    <BarChart title={title} data={data} unit={unit} isTotal={isTotal} hrefOf={hrefOf} />
  );
}

/** Returns the address of the records that several series of one place have in common filters: all of them together. */
function shared(lines: readonly ReportLine[], of: string): string {
  const [first, ...others] = lines.map((line) => filtersIn(line.href(0)));
  const common = (first ?? []).filter((one) => others.every((other) => other.some((two) => isSame(one, two))));
  return recordsAddress(of, common);
}

const isSame = (one: object, two: object): boolean => JSON.stringify(one) === JSON.stringify(two);

const filtersIn = (href: string | null): object[] =>
  JSON.parse(new URLSearchParams(href?.slice(href.indexOf('?') + 1)).get('rows') ?? '[]') as object[];
