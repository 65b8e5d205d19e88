import { localDay } from '#machines/time/calendar.ts';
import { SERIES_MOST } from './limits.ts';
import type { ReportLine } from './lines.ts';

/** One place on the axis of a chart with its values, one for each series. */
export interface Place {
  readonly key: string | null;
  readonly text: string;
  readonly lines: readonly (ReportLine | null)[];
  /** Sum of the values of series that are not drawn; it makes sense for counts and sums. */
  readonly others: number;
}

/** Places and series of a chart of up to two dimensions. */
export interface ChartData {
  readonly places: readonly Place[];
  readonly series: readonly { readonly key: string | null; readonly text: string }[];
  /** Series that are not drawn. */
  readonly leftOut: number;
}

/** Arranges lines by the first dimension, with a series for each value of the second one. */
export function chartData(lines: readonly ReportLine[], dimensions: number): ChartData {
  const keyOf = (key: string | null | undefined): string => JSON.stringify(key ?? null);
  const all = new Map<string, { key: string | null; text: string; size: number }>();
  for (const { keys, texts, cells } of lines) {
    const key = dimensions > 1 ? (keys[1] ?? null) : null;
    const known = all.get(keyOf(key)) ?? { key, text: dimensions > 1 ? (texts[1] ?? '') : '', size: 0 };
    all.set(keyOf(key), { ...known, size: known.size + Math.abs(cells[0]?.value ?? 0) });
  }
  const series = [...all.values()].toSorted((one, two) => two.size - one.size).slice(0, SERIES_MOST);
  const grouped = Map.groupBy(lines, ({ keys }) => keyOf(keys[0]));
  const places = [...grouped.values()].map((members): Place => {
    const first = members[0];
    const drawn = (line: ReportLine): boolean =>
      dimensions < 2 || series.some(({ key }) => keyOf(key) === keyOf(line.keys[1]));
    const others = members.reduce((sum, line) => sum + (drawn(line) ? 0 : (line.cells[0]?.value ?? 0)), 0);
    return {
      others,
      key: first?.keys[0] ?? null,
      text: first?.texts[0] ?? '',
      lines: series.map(
        (one) => members.find(({ keys }) => dimensions < 2 || keyOf(keys[1]) === keyOf(one.key)) ?? null,
      ),
    };
  });
  return { places, series, leftOut: all.size - series.length };
}

/** Adds the period before as a second series to a chart of one. */
export const withBefore = (data: ChartData, [now, before]: readonly [string, string]): ChartData => ({
  ...data,
  series: [
    { key: 'now', text: now },
    { key: 'before', text: before },
  ],
  places: data.places.map((place) => {
    const [line = null] = place.lines;
    const earlier = line?.before ? { ...line, cells: line.before, href: line.beforeHref } : null;
    return { ...place, lines: [line, earlier] };
  }),
});

const DAY = 86_400_000;
const DAYS_MOST = 400;

/** Adds the days of a period without rows, so that a line shows them as gaps or zeros. */
export function withEveryDay(data: ChartData, period: { start: string; end: string }, textOf: (day: string) => string) {
  const from = Date.parse(`${period.start}T12:00:00Z`);
  const days = Math.round((Date.parse(`${period.end}T12:00:00Z`) - from) / DAY) + 1;
  if (!(days > 0 && days <= DAYS_MOST)) return data;
  const known = new Map(data.places.map((place) => [place.key, place]));
  const places = Array.from({ length: days }, (_, index): Place => {
    const day = localDay(from + index * DAY);
    return known.get(day) ?? { key: day, text: textOf(day), lines: data.series.map(() => null), others: 0 };
  });
  return { ...data, places };
}

const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 4;

/** Round step of an axis of so many values. */
function stepOf(range: number): number {
  if (!(range > 0)) return 1;
  const rough = range / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((one) => one * power >= rough) ?? 10) * power;
}

/** Returns the values of an axis that holds zero and all values between two, in round steps from its end down. */
export function axisTicks(least: number, most: number): number[] {
  const step = stepOf(Math.max(0, most) - Math.min(0, least));
  const below = Math.max(0, Math.ceil(-least / step));
  const above = below === 0 ? TICKS : Math.max(0, Math.ceil(most / step));
  return Array.from({ length: above + below + 1 }, (_, index) => (above - index) * step);
}
