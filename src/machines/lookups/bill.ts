import type { Bill } from '../bill/context.ts';
import { aggregateOf, textOf, type AggregateLookups } from './lookupRequest.ts';

/** The bill that another bill supplements. */
export const billLookups: AggregateLookups = {
  supplemented: aggregateOf<Bill>(
    'bill',
    ({ data }) => textOf(data, 'supplements'),
    ({ states, context: { customerKind, customer, customerName, level, branch } }) => ({
      confirmed: states['bill'] === 'confirmed',
      customerKind,
      customer,
      customerName,
      ...(level !== undefined && { level }),
      branch,
    }),
  ),
};
