import type { MerchantContext } from '../merchant/context.ts';
import { aggregateOf, textOf, type AggregateLookups } from './lookupRequest.ts';

/** The customer of an API key or a webhook: its own, the one that the payload names, or the creator's. */
export const ownCustomerLookups: AggregateLookups = {
  merchant: aggregateOf<MerchantContext>(
    'merchant',
    ({ aggregate, data, actor }) =>
      (aggregate.context as { readonly merchant: string }).merchant || (textOf(data, 'merchant') ?? actor.merchant),
    ({ states, context }) => ({ enabled: states['merchant'] !== 'invalid', branch: context.branch }),
  ),
};
