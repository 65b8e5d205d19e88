import type { Bill } from '../bill/context.ts';
import { lifeOf, textOf, type LifeFacts } from './ask.ts';

/** The bill that another one adds to. */
export const billFacts: LifeFacts = {
  supplemented: lifeOf<Bill>(
    'bill',
    ({ data }) => textOf(data, 'supplements'),
    ({ states, context: { customerKind, customer, customerName, branch } }) => ({
      confirmed: states['bill'] === 'confirmed',
      customerKind,
      customer,
      customerName,
      branch,
    }),
  ),
};
