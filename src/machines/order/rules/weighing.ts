import { limitedBy, rulesOf } from '../../kit/rule.ts';
import { WEIGHT_CHECKED_ABOVE_GRAMS } from '../../fields/limits.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';

type Weighing = About<'order.collected' | 'order.transshipmentReceived' | 'order.weightModified'>;

/** Rules of a measured weight and of the price that follows from it (§3, fees; lifecycles.md 4.2, operations 2, 27, 38). */
export const weighingRules = rulesOf<Order, Lookups>('order')({
  newPriceKnown: {
    source: '§9; ours: a change of weight or insured value is priced at once',
    needsData: true,
    values: [],
    lookups: ['tariff'],
    holds: ({ data, lookups }: About<'order.modified'> | Weighing) => {
      const isPriced = 'changes' in data ? data.changes.insureAmount !== undefined : data.weightGrams !== undefined;
      return !isPriced || lookups.tariff !== null || {};
    },
  },
  measuredLast: {
    source: 'ours: sides of two measurements mixed are nobody’s parcel, and may be beyond 10 cubic metres (§5)',
    needsData: true,
    field: 'version',
    values: [],
    lookups: ['voids', 'restores', 'later'],
    holds: ({ lookups: { voids, restores, later } }: About) =>
      ![voids, restores].includes('order.weightModified') || !later.includes('order.weightModified') || {},
  },
  largeDifferenceChecked: {
    source: 'ours: a weight far from the declared one is a slip of the hand, or costs the payer much more',
    needsData: true,
    field: 'weightChecked',
    values: ['declaredGrams', 'weighedGrams', 'limitGrams'],
    ...limitedBy(
      { limitGrams: { value: WEIGHT_CHECKED_ABOVE_GRAMS, unit: 'grams' } },
      ({ limitGrams }) =>
        ({ data: { weightGrams, weightChecked }, context: { weightGrams: declaredGrams } }: Weighing) =>
          weightGrams === undefined ||
          weightChecked === true ||
          Math.abs(weightGrams - declaredGrams) <= Math.max(limitGrams, declaredGrams / 2) || {
            declaredGrams,
            weighedGrams: weightGrams,
            limitGrams,
          },
    ),
  },
});
