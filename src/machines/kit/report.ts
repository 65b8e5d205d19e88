/** Functions of a measure over the rows of a group. `share` divides the rows that it counts by the rows it is a share of. */
export const MEASURE_FUNCTIONS = ['count', 'distinct', 'sum', 'average', 'median', 'p90', 'share'] as const;
export type MeasureFunction = (typeof MEASURE_FUNCTIONS)[number];

/** Parts of a time, in Myanmar time. A week begins on Monday; an age is a range of whole days until today. */
export const TIME_PARTS = ['day', 'week', 'month', 'hour', 'weekday', 'age'] as const;
export type TimePart = (typeof TIME_PARTS)[number];

/** Unit of a measure's values. Amounts are in hundredths; shares are between 0 and 1. */
export type MeasureUnit = 'count' | 'MMK' | 'CNY' | 'grams' | 'minutes' | 'share' | 'perHundred';

/** A measure chosen, with one of its functions. */
export interface ChosenMeasure {
  readonly measure: string;
  readonly as: MeasureFunction;
}

/** A dimension chosen, with a part of its time. */
export interface ChosenDimension {
  readonly dimension: string;
  readonly by?: TimePart | undefined;
}

/** A condition on the rows that a measure counts, in the form of a list's filter. */
export interface ReportCondition<Field extends string = string> {
  readonly field: Field;
  readonly op: 'eq' | 'in' | 'notIn' | 'isNull' | 'gte' | 'lte';
  readonly value: string | number | boolean | readonly string[];
}

/** Rows of another record type of which a rate is taken, such as the orders among which problems arise. */
export interface RateBase<Field extends string = string> {
  readonly machine: string;
  /**
   * Fields of the other record type, by the field of the row that means the same; of several, any may hold it. Filters and
   * groups by further fields choose only the rows that are counted.
   */
  readonly fields: Readonly<Partial<Record<Field, readonly string[]>>>;
}

/** A measure of a record type. Its title is `measure.<record type>.<id>`, its formula `formula.<record type>.<id>`. */
export interface Measure<Field extends string = string> {
  readonly unit: MeasureUnit;
  /** The functions that make sense; the first is the usual one. */
  readonly functions: readonly MeasureFunction[];
  /** Field whose values are measured; absent for a count and a share. */
  readonly field?: Field;
  /** Time from which the time in `field` is measured, in minutes. */
  readonly since?: Field;
  /** Rows that are counted. */
  readonly where?: readonly ReportCondition<Field>[];
  /** Rows of which a share is taken. */
  readonly of?: readonly ReportCondition<Field>[];
  /** Rows of another record type of which a rate per hundred is taken, as a share. */
  readonly per?: RateBase<Field>;
}

/** Levels of areas: state or province, city, township or county. */
const AREA_LEVELS = ['region', 'city', 'township'] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];

/** A dimension of a record type. Its title is that of its field, unless `dimension.<record type>.<id>` exists. */
export interface Dimension<Field extends string = string> {
  readonly field: Field;
  /**
   * `time` is grouped by a part of a time; a level by the area of that level in which an area lies; `responsible` by the
   * responsible area that covers an area.
   */
  readonly kind: 'value' | 'time' | 'responsible' | AreaLevel;
  /** Field with the name of the value, such as the name of a person. */
  readonly name?: Field;
}

/** Measures and dimensions that reports offer of a record type. */
export interface Report<Field extends string = string> {
  readonly measures: Readonly<Record<string, Measure<Field>>>;
  readonly dimensions: Readonly<Record<string, Dimension<Field>>>;
  /** Time field by which a period is chosen. */
  readonly period: Field;
}

/** Returns a report declaration, checked against the fields of the row. */
export const reportOf =
  <Row>() =>
  <const Declared extends Report<keyof Row & string>>(declared: Declared): Declared =>
    declared;

/** Returns dimensions by plain values, named after their fields. */
export const byValue = <const Field extends string>(...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, { field, kind: 'value' }])) as {
    readonly [Name in Field]: { readonly field: Name; readonly kind: 'value' };
  };

/** Returns dimensions by the parts of times, named after their fields. */
export const byTime = <const Field extends string>(...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, { field, kind: 'time' }])) as {
    readonly [Name in Field]: { readonly field: Name; readonly kind: 'time' };
  };

/** Returns whether groups of a dimension are areas of one level, each with several values of the field. */
export const isAreaLevel = (kind: Dimension['kind']): kind is AreaLevel => AREA_LEVELS.some((level) => level === kind);

/** First days of the ranges of ages: before today 0-7, 8-30, 31-60, 61-90 and over 90 days. */
export const AGES = [0, 8, 31, 61, 91] as const;
