import { DEFAULT_START_DAYS_BACK } from '#machines/fields/limits.ts';
import { dayFrom, periodFrom } from '#machines/time/periods.ts';
import type { FiguresRequest } from '#services/figures.ts';
import { instantsOf } from '#views/shapes/fields/localTime.ts';
import { ORDER_LIST } from '#views/shapes/figures/dayHref.ts';

const PERIOD = 'thisMonth';

/** A figure of a customer's month, and the list of exactly its orders. */
export interface MonthFigure extends FiguresRequest {
  readonly name: 'created' | 'delivered' | 'returned' | 'cancelled' | 'freight' | 'goods';
  readonly href: string;
}

interface Of {
  readonly time: 'createdAt' | 'collectedAt' | 'endedAt';
  readonly state?: string;
  readonly sum?: string;
}

/** Returns the figures of the present month in Myanmar, over the order list's default period. */
export function monthFigures(now: number): readonly MonthFigure[] {
  const { start, end } = periodFrom(now, PERIOD);
  const oldest = dayFrom(now, -DEFAULT_START_DAYS_BACK);
  const figure = (name: MonthFigure['name'], { time, state, sum }: Of): MonthFigure => ({
    name,
    filters: [
      { field: 'createdAt', op: 'gte', value: instantsOf(oldest, oldest)[0] },
      { field: time, op: 'between', value: instantsOf(start, end) },
      ...(state === undefined ? [] : [{ field: 'state', op: 'eq', value: state } as const]),
    ],
    href: `${ORDER_LIST}?${new URLSearchParams([[time, PERIOD], ...(state === undefined ? [] : [['state', state]])])}`,
    ...(sum !== undefined && { sums: [sum] }),
  });
  return [
    figure('created', { time: 'createdAt' }),
    figure('delivered', { time: 'endedAt', state: 'signed' }),
    figure('returned', { time: 'endedAt', state: 'returnSigned' }),
    figure('cancelled', { time: 'endedAt', state: 'cancelled' }),
    figure('freight', { time: 'collectedAt', sum: 'freightTotal' }),
    figure('goods', { time: 'endedAt', state: 'signed', sum: 'collectionAmount' }),
  ];
}
