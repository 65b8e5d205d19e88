import {
  TIME_PARTS,
  type ChosenDimension,
  type ChosenMeasure,
  type Report,
  type TimePart,
} from '#machines/kit/report.ts';
import { REPORTS, reportOn, type ReportedMachine } from '#machines/catalogue/reports.ts';
import type { Period } from '#machines/time/periods.ts';

/** Pictures of a report; `table` has none. */
export const CHARTS = ['line', 'bar', 'stacked', 'heat', 'map', 'table'] as const;
export type ChartKind = (typeof CHARTS)[number];

/** A report as its address holds it. */
export interface ReportQuery {
  readonly of: ReportedMachine;
  readonly measures: readonly ChosenMeasure[];
  readonly dimensions: readonly ChosenDimension[];
  readonly chart: ChartKind;
  /** Compares with the period before. */
  readonly compare: boolean;
  /** Time field of the period; null for records of any time. */
  readonly on: string | null;
  /** Written filters by the field, the period's included. */
  readonly values: Readonly<Record<string, string>>;
  readonly view: string | null;
}

/** Period that a report begins with; it moves with the day, so that a report kept today is current tomorrow. */
export const USUAL_PERIOD: Period = 'month';

/** Most measures of one report. */
export const MEASURES_MOST = 12;

const isPart = (text: string | undefined): text is TimePart => TIME_PARTS.some((part) => part === text);

/** Writes a measure: `freight.sum`. */
export const writeMeasure = ({ measure, as }: ChosenMeasure): string => `${measure}.${as}`;

/** Reads a measure; null for one that the report does not offer. */
export function readMeasure(report: Report, written: string): ChosenMeasure | null {
  const [measure = '', wanted] = written.split('.');
  const declared = Object.hasOwn(report.measures, measure) ? report.measures[measure] : undefined;
  const as = declared?.functions.find((one) => one === wanted) ?? declared?.functions[0];
  return as === undefined ? null : { measure, as };
}

/** Writes a dimension: `createdAt.day`, `originBranch`. */
export const writeDimension = ({ dimension, by }: ChosenDimension): string =>
  by === undefined ? dimension : `${dimension}.${by}`;

/** Reads a dimension; null for one that the report does not offer. */
export function readDimension(report: Report, written: string | null): ChosenDimension | null {
  const [dimension = '', by] = (written ?? '').split('.');
  const declared = Object.hasOwn(report.dimensions, dimension) ? report.dimensions[dimension] : undefined;
  if (!declared) return null;
  return declared.kind === 'time' ? { dimension, by: isPart(by) ? by : 'day' } : { dimension };
}

/** The picture that a first dimension has unless another is chosen: a line joins times, kinds of things stand side by side. */
export const usualChart = (first: ChosenDimension | null): ChartKind => (first?.by === undefined ? 'bar' : 'line');

/** Returns the charts that suit dimensions: two cross in a heat map, townships lie on a map. */
export const chartsFor = (report: Report, dimensions: readonly ChosenDimension[]): ChartKind[] => {
  const [first] = dimensions;
  const isOnMap = dimensions.length === 1 && report.dimensions[first?.dimension ?? '']?.kind === 'township';
  return CHARTS.filter((one) => {
    if (one === 'heat' || one === 'stacked') return dimensions.length === 2;
    return one !== 'map' || isOnMap;
  });
};

/** Every choice of a dimension, times by each of their parts. */
export const dimensionChoices = (report: Report): ChosenDimension[] =>
  Object.entries(report.dimensions).flatMap(([dimension, { kind }]) =>
    kind === 'time' ? TIME_PARTS.map((by) => ({ dimension, by })) : [{ dimension }],
  );

/** Every choice of a measure with each of its functions. */
export const measureChoices = (report: Report): ChosenMeasure[] =>
  Object.entries(report.measures).flatMap(([measure, { functions }]) => functions.map((as) => ({ measure, as })));

/** Fields that a report is filtered by: the period, and those of its dimensions. */
export const filterFieldsOf = (report: Report, on: string | null): string[] => [
  ...new Set([on ?? report.period, ...Object.values(report.dimensions).map(({ field }) => field)]),
];

/** Written for a report without a period. */
export const ANY_TIME = '-';

const OWN = ['of', 'measures', 'by', 'and', 'chart', 'compare', 'on', 'view'];

/** Reads the address of a report; parts that make no sense are passed over. */
export function readReport(search: URLSearchParams): ReportQuery {
  const named = search.get('of') ?? '';
  const of = reportOn(named) ? (named as ReportedMachine) : 'order';
  const report: Report = REPORTS[of];
  const written = (search.get('measures') ?? '').split(',').flatMap((one) => readMeasure(report, one) ?? []);
  const measures = written.length > 0 ? written : measureChoices(report).slice(0, 1);
  const by = readDimension(report, search.get('by') ?? `${report.period}.day`);
  const and = by && readDimension(report, search.get('and'));
  const wantedOn = search.get('on') ?? '';
  const time = readDimension(report, wantedOn)?.by === undefined ? report.period : wantedOn;
  const on = wantedOn === ANY_TIME ? null : time;
  const fields = filterFieldsOf(report, on);
  const values = Object.fromEntries([...search].filter(([name]) => !OWN.includes(name) && fields.includes(name)));
  const chart = CHARTS.find((one) => one === search.get('chart')) ?? usualChart(by);
  return {
    of,
    measures: measures.slice(0, MEASURES_MOST),
    dimensions: [by, and].filter((one) => one !== null),
    chart,
    compare: on !== null && search.get('compare') === '1',
    on,
    values: on === null ? values : { ...values, [on]: values[on] ?? USUAL_PERIOD },
    view: search.get('view'),
  };
}

/** Writes the address of a report. */
export function writeReport(query: Omit<ReportQuery, 'view'> & { readonly view?: string | null }): string {
  const { of, measures, dimensions, chart, compare, on, values, view = null } = query;
  const [by, and] = dimensions;
  const search = new URLSearchParams({
    of,
    measures: measures.map(writeMeasure).join(','),
    by: by ? writeDimension(by) : '-',
    ...(and && { and: writeDimension(and) }),
    chart,
    ...(compare && { compare: '1' }),
    on: on ?? ANY_TIME,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    ...(view !== null && { view }),
  });
  return search.toString();
}
