import type { ChosenDimension, MeasureFunction, TimePart } from '#machines/kit/report.ts';
import type { ReportedMachine } from '#machines/catalogue/reports.ts';
import type { Filter } from '#services/page.ts';
import { filterOf } from '#views/shapes/list/query.ts';
import type { ChartKind, ReportQuery } from '../query.ts';
import type { ReadyValues } from '../ready/period.ts';

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
  /** Field that the branch filter compares; null for figures of the whole reach. */
  readonly branch: string | null;
}

/** A board: tiles about one subject. */
export interface Board {
  readonly id: 'volume' | 'service' | 'phases' | 'stock' | 'money' | 'faults';
  readonly tiles: readonly Tile[];
}

/** Returns the report of a tile over a period and branches, as an address holds it. */
export const tileQuery = (
  { of, measure, as, dimensions, chart, on, branch: field }: Tile,
  { period, branch }: ReadyValues,
): Omit<ReportQuery, 'view'> => ({
  of,
  measures: [{ measure, as }],
  dimensions,
  chart,
  compare: false,
  on,
  values: { ...(on !== null && { [on]: period }), ...(field !== null && branch !== '' && { [field]: branch }) },
});

/** Returns the filters of a tile as the server takes them. */
export const tileFilters = ({ on, branch: field }: Tile, { period, branch }: ReadyValues, now: number): Filter[] =>
  [
    on === null ? null : filterOf({ name: on, kind: { kind: 'instant' } }, period, now),
    field === null ? null : filterOf({ name: field, kind: { kind: 'reference', to: 'branch' } }, branch, now),
  ].filter((one) => one !== null);

const by = (dimension: string, part?: TimePart): ChosenDimension =>
  part === undefined ? { dimension } : { dimension, by: part };

const order = (
  id: string,
  [measure, as]: readonly [string, MeasureFunction],
  [on, branch]: readonly [string | null, string],
  chart: ChartKind,
  ...dimensions: readonly ChosenDimension[]
): Tile => ({ id, of: 'order', measure, as, on, branch, chart, dimensions });

/** Boards of the Statistical Center (§2). */
export const BOARDS: readonly Board[] = [
  {
    id: 'volume',
    tiles: [
      order('orders', ['orders', 'count'], ['createdAt', 'originBranch'], 'line', by('createdAt', 'day')),
      order('delivered', ['delivered', 'count'], ['endedAt', 'destinationBranch'], 'line', by('endedAt', 'day')),
      order(
        'rhythm',
        ['orders', 'count'],
        ['createdAt', 'originBranch'],
        'heat',
        by('createdAt', 'weekday'),
        by('createdAt', 'hour'),
      ),
    ],
  },
  {
    id: 'service',
    tiles: [
      order(
        'onTime',
        ['promiseKeptShare', 'share'],
        ['endedAt', 'originBranch'],
        'heat',
        by('originBranch'),
        by('destinationBranch'),
      ),
      order(
        'lateness',
        ['lateness', 'median'],
        ['endedAt', 'originBranch'],
        'heat',
        by('originBranch'),
        by('destinationBranch'),
      ),
      order(
        'firstAttempt',
        ['firstAttemptShare', 'share'],
        ['endedAt', 'destinationBranch'],
        'bar',
        by('destinationBranch'),
      ),
      order('couriers', ['delivered', 'count'], ['endedAt', 'destinationBranch'], 'bar', by('deliverer')),
      order('courierLoad', ['toDeliver', 'count'], [null, 'destinationBranch'], 'bar', by('deliverer')),
      order('returned', ['returnedShare', 'share'], ['endedAt', 'originBranch'], 'bar', by('originBranch')),
    ],
  },
  {
    id: 'phases',
    tiles: [
      order('timeToCollect', ['timeToCollect', 'median'], ['collectedAt', 'originBranch'], 'bar', by('originBranch')),
      order(
        'timeToArrive',
        ['timeToArrive', 'median'],
        ['endedAt', 'originBranch'],
        'heat',
        by('originBranch'),
        by('destinationBranch'),
      ),
      order(
        'timeToHandOut',
        ['timeToHandOut', 'median'],
        ['endedAt', 'destinationBranch'],
        'bar',
        by('destinationBranch'),
      ),
      order('timeOut', ['timeOut', 'median'], ['endedAt', 'destinationBranch'], 'bar', by('destinationBranch')),
    ],
  },
  {
    id: 'stock',
    tiles: [
      order('stockByAge', ['inStock', 'count'], [null, 'currentBranch'], 'bar', by('stockedAt', 'age')),
      order('waiting', ['open', 'count'], [null, 'currentBranch'], 'bar', by('state')),
      order('waitingAt', ['open', 'count'], [null, 'currentBranch'], 'bar', by('currentBranch')),
    ],
  },
  {
    id: 'money',
    tiles: [
      order(
        'collection',
        ['collectionDelivered', 'sum'],
        ['endedAt', 'destinationBranch'],
        'bar',
        by('destinationBranch'),
      ),
      {
        id: 'ageing',
        of: 'receivable',
        measure: 'due',
        as: 'sum',
        on: null,
        branch: 'branch',
        chart: 'bar',
        dimensions: [by('dueAt', 'age')],
      },
      {
        id: 'outstanding',
        of: 'payable',
        measure: 'outstanding',
        as: 'sum',
        on: null,
        branch: null,
        chart: 'bar',
        dimensions: [by('dueAt', 'age')],
      },
    ],
  },
  {
    id: 'faults',
    tiles: [
      order('exceptionShare', ['exceptionShare', 'share'], ['createdAt', 'originBranch'], 'bar', by('originBranch')),
      {
        id: 'problems',
        of: 'problemItem',
        measure: 'problems',
        as: 'count',
        on: 'raisedAt',
        branch: 'branch',
        chart: 'bar',
        dimensions: [by('kind')],
      },
      {
        id: 'problemRate',
        of: 'problemItem',
        measure: 'rate',
        as: 'share',
        on: 'raisedAt',
        branch: 'branch',
        chart: 'bar',
        dimensions: [by('branch')],
      },
      {
        id: 'claims',
        of: 'insuranceClaim',
        measure: 'claims',
        as: 'count',
        on: 'submittedAt',
        branch: null,
        chart: 'bar',
        dimensions: [by('ground')],
      },
      {
        id: 'claimRate',
        of: 'insuranceClaim',
        measure: 'rate',
        as: 'share',
        on: 'submittedAt',
        branch: null,
        chart: 'bar',
        dimensions: [by('ground')],
      },
      {
        id: 'claimsPaid',
        of: 'insuranceClaim',
        measure: 'paidShare',
        as: 'share',
        on: 'submittedAt',
        branch: null,
        chart: 'bar',
        dimensions: [by('ground')],
      },
    ],
  },
];
