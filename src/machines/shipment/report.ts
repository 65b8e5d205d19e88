import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { ShipmentRow } from './row.ts';

const amount = ['sum', 'average', 'median', 'p90'] as const;
const duration = ['average', 'median', 'p90'] as const;
const isLost = { field: 'lost', op: 'gte', value: 1 } as const;

/** Measures and dimensions of shipments. */
export const shipmentReport = reportOf<ShipmentRow>()({
  measures: {
    shipments: { unit: 'count', functions: ['count'] },
    departed: { unit: 'count', functions: ['count'], where: [{ field: 'departedAt', op: 'isNull', value: false }] },
    orders: { unit: 'count', functions: amount, field: 'orders' },
    weight: { unit: 'grams', functions: amount, field: 'grams' },
    fare: { unit: 'MMK', functions: amount, field: 'fare' },
    lost: { unit: 'count', functions: ['sum'], field: 'lost' },
    lostShare: { unit: 'share', functions: ['share'], where: [isLost] },
    timeToDepart: { unit: 'minutes', functions: duration, field: 'departedAt', since: 'createdAt' },
    timeOnTheRoad: { unit: 'minutes', functions: duration, field: 'receivedAt', since: 'departedAt' },
    timeToFinish: { unit: 'minutes', functions: duration, field: 'finishedAt', since: 'receivedAt' },
  },
  dimensions: {
    ...byTime('createdAt', 'departedAt', 'receivedAt', 'finishedAt'),
    ...byValue('fromBranch', 'toBranch', 'kind', 'state', 'finish', 'car', 'carrier'),
  },
  period: 'createdAt',
});
