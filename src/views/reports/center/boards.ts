import type { ChosenDimension, MeasureFunction, TimePart } from '#machines/kit/report.ts';
import type { ReportedMachine } from '#machines/reports.ts';
import type { ChartKind, ReportQuery } from '../query.ts';

/** A tile: a report whose address opens it in Data Report. */
export interface Tile {
  readonly id: string;
  readonly of: ReportedMachine;
  readonly measure: string;
  readonly as: MeasureFunction;
  readonly dimensions: readonly ChosenDimension[];
  readonly chart: ChartKind;
  /** Time field of the period; null for the state of now, whenever it began. */
  readonly on: string | null;
}

/** A board: tiles about one subject. */
export interface Board {
  readonly id: 'volume' | 'service' | 'phases' | 'stock' | 'money' | 'faults';
  readonly tiles: readonly Tile[];
}

/** Returns the report of a tile over a period, as an address holds it. */
export const tileQuery = (
  { of, measure, as, dimensions, chart, on }: Tile,
  period: string,
): Omit<ReportQuery, 'view'> => ({
  of,
  measures: [{ measure, as }],
  dimensions,
  chart,
  compare: false,
  on,
  values: on === null ? {} : { [on]: period },
});

const by = (dimension: string, part?: TimePart): ChosenDimension =>
  part === undefined ? { dimension } : { dimension, by: part };

const order = (
  id: string,
  [measure, as]: readonly [string, MeasureFunction],
  on: string | null,
  chart: ChartKind,
  ...dimensions: readonly ChosenDimension[]
): Tile => ({ id, of: 'order', measure, as, on, chart, dimensions });

/** Boards of the Statistical Center (§2). */
export const BOARDS: readonly Board[] = [
  {
    id: 'volume',
    tiles: [
      order('orders', ['orders', 'count'], 'createdAt', 'line', by('createdAt', 'day')),
      order('delivered', ['delivered', 'count'], 'endedAt', 'line', by('endedAt', 'day')),
      order('rhythm', ['orders', 'count'], 'createdAt', 'heat', by('createdAt', 'weekday'), by('createdAt', 'hour')),
    ],
  },
  {
    id: 'service',
    tiles: [
      order('onTime', ['promiseKeptShare', 'share'], 'endedAt', 'heat', by('originBranch'), by('destinationBranch')),
      order('lateness', ['lateness', 'median'], 'endedAt', 'heat', by('originBranch'), by('destinationBranch')),
      order('firstAttempt', ['firstAttemptShare', 'share'], 'endedAt', 'bar', by('destinationBranch')),
      order('couriers', ['delivered', 'count'], 'endedAt', 'bar', by('deliverer')),
      order('courierLoad', ['toDeliver', 'count'], null, 'bar', by('deliverer')),
      order('returned', ['returnedShare', 'share'], 'endedAt', 'bar', by('originBranch')),
    ],
  },
  {
    id: 'phases',
    tiles: [
      order('timeToCollect', ['timeToCollect', 'median'], 'collectedAt', 'bar', by('originBranch')),
      order('timeToArrive', ['timeToArrive', 'median'], 'endedAt', 'heat', by('originBranch'), by('destinationBranch')),
      order('timeToHandOut', ['timeToHandOut', 'median'], 'endedAt', 'bar', by('destinationBranch')),
      order('timeOut', ['timeOut', 'median'], 'endedAt', 'bar', by('destinationBranch')),
    ],
  },
  {
    id: 'stock',
    tiles: [
      order('stockByAge', ['inStock', 'count'], null, 'bar', by('stockedAt', 'age')),
      order('waiting', ['open', 'count'], null, 'bar', by('state')),
      order('waitingAt', ['open', 'count'], null, 'bar', by('currentBranch')),
    ],
  },
  {
    id: 'money',
    tiles: [
      order('collection', ['collectionDelivered', 'sum'], 'endedAt', 'bar', by('destinationBranch')),
      {
        id: 'ageing',
        of: 'receivable',
        measure: 'due',
        as: 'sum',
        on: null,
        chart: 'bar',
        dimensions: [by('dueAt', 'age')],
      },
      {
        id: 'outstanding',
        of: 'payable',
        measure: 'outstanding',
        as: 'sum',
        on: null,
        chart: 'bar',
        dimensions: [by('dueAt', 'age')],
      },
    ],
  },
  {
    id: 'faults',
    tiles: [
      order('exceptionShare', ['exceptionShare', 'share'], 'createdAt', 'bar', by('originBranch')),
      {
        id: 'problems',
        of: 'problemItem',
        measure: 'problems',
        as: 'count',
        on: 'raisedAt',
        chart: 'bar',
        dimensions: [by('kind')],
      },
      {
        id: 'claims',
        of: 'insuranceClaim',
        measure: 'claims',
        as: 'count',
        on: 'submittedAt',
        chart: 'bar',
        dimensions: [by('ground')],
      },
      {
        id: 'claimsPaid',
        of: 'insuranceClaim',
        measure: 'paidShare',
        as: 'share',
        on: 'submittedAt',
        chart: 'bar',
        dimensions: [by('ground')],
      },
    ],
  },
];
