import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { PackageRow } from './row.ts';

const amount = ['sum', 'average', 'median', 'p90'] as const;

/** Measures and dimensions of packages. */
export const packageReport = reportOf<PackageRow>()({
  measures: {
    packages: { unit: 'count', functions: ['count'] },
    sealed: { unit: 'count', functions: ['count'], where: [{ field: 'sealedAt', op: 'isNull', value: false }] },
    lost: { unit: 'count', functions: ['count'], where: [{ field: 'lost', op: 'eq', value: true }] },
    orders: { unit: 'count', functions: amount, field: 'count' },
    weight: { unit: 'grams', functions: amount, field: 'grams' },
    missing: { unit: 'count', functions: ['sum'], field: 'missing' },
  },
  dimensions: {
    ...byTime('packedAt', 'sealedAt', 'issuedAt'),
    ...byValue('destination', 'location', 'kind', 'state', 'direction', 'packer'),
  },
  period: 'issuedAt',
});
