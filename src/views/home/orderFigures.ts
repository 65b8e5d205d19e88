import { DEFAULT_START_DAYS_BACK, HOME_CHART_DAYS } from '#machines/fields/limits.ts';
import type { FiguresRequest } from '#services/figures.ts';
import type { Filter } from '#services/page.ts';
import { dayFrom } from '#machines/time/periods.ts';
import { instantsOf } from '#views/shapes/fields/localTime.ts';
import { ORDER_LIST } from '#views/shapes/figures/dayHref.ts';

/** One condition, in the form of the server's request and of the list's address. */
interface Condition {
  readonly filter: Filter;
  readonly written: readonly [name: string, value: string];
}

/** A figure of the home screen and the list of exactly the orders it counts. */
export interface OrderFigure extends FiguresRequest {
  readonly name:
    | 'new'
    | 'uncollected'
    | 'total'
    | 'cancelled'
    | 'returned'
    | 'collectedCrossCity'
    | 'collectedSameCity'
    | 'collectedStation'
    | 'signedDoor'
    | 'collected';
  readonly href: string;
}

/** Parts of the freight of the day's collected orders (§2, freight amount categories). */
export const FREIGHT = ['feeBasic', 'feeInsurance', 'feeStorage', 'feeUrgent', 'feePlatform', 'extraFees'] as const;

const on = (field: string, day: string): Condition => ({
  filter: { field, op: 'between', value: instantsOf(day, day) },
  written: [field, `${day}..${day}`],
});
const among = (field: string, ...values: readonly string[]): Condition => ({
  filter: { field, op: 'in', value: values },
  written: [field, values.join(',')],
});
const is = (field: string, value: boolean): Condition => ({
  filter: { field, op: 'eq', value },
  written: [field, String(value)],
});

/** Returns today's figures (Myanmar time) over the order list's default period, the last 90 days (§9). */
export function orderFigures(now: number): readonly OrderFigure[] {
  const today = dayFrom(now);
  const oldest = dayFrom(now, -DEFAULT_START_DAYS_BACK);
  const recent: Filter = { field: 'createdAt', op: 'gte', value: instantsOf(oldest, oldest)[0] };
  const figure = (
    name: OrderFigure['name'],
    conditions: readonly Condition[],
    more: Pick<FiguresRequest, 'sums'> = {},
  ): OrderFigure => ({
    name,
    filters: [recent, ...conditions.map(({ filter }) => filter)],
    href: `${ORDER_LIST}?${new URLSearchParams(conditions.map(({ written: [field, value] }) => [field, value]))}`,
    ...more,
  });
  const collected = on('collectedAt', today);
  return [
    figure('new', [on('createdAt', today)]),
    figure('uncollected', [among('state', 'pendingAcceptance', 'pendingCollection')]),
    figure('total', []),
    figure('cancelled', [among('state', 'cancelled'), on('endedAt', today)]),
    figure('returned', [among('state', 'returnSigned'), on('endedAt', today)]),
    figure('collectedCrossCity', [collected, is('sameCity', false), among('deliveryWay', 'door')]),
    figure('collectedSameCity', [collected, is('sameCity', true), among('deliveryWay', 'door')]),
    figure('collectedStation', [collected, among('deliveryWay', 'station', 'airport')]),
    figure('signedDoor', [among('state', 'signed'), among('deliveryWay', 'door'), on('endedAt', today)]),
    figure('collected', [collected], { sums: [...FREIGHT] }),
  ];
}

/** Returns the days of the charts, oldest first. */
export const chartDays = (now: number): readonly string[] =>
  Array.from({ length: HOME_CHART_DAYS }, (_, index) => dayFrom(now, index - HOME_CHART_DAYS + 1));

const since = (field: string, days: readonly string[]): Filter => ({
  field,
  op: 'between',
  value: instantsOf(days[0] ?? '', days.at(-1) ?? ''),
});

/** Returns the counts by day that the charts show: orders made, collected with their freight, and signed for. */
export const chartFigures = (days: readonly string[]): readonly FiguresRequest[] => [
  { name: 'created', filters: [since('createdAt', days)], byDay: 'createdAt' },
  { name: 'collected', filters: [since('collectedAt', days)], byDay: 'collectedAt', sums: ['freightTotal'] },
  {
    name: 'signed',
    filters: [since('endedAt', days), { field: 'state', op: 'eq', value: 'signed' }],
    byDay: 'endedAt',
  },
];
