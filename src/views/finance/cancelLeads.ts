import type { CollectedCancelRow } from '#machines/collectedCancel/row.ts';
import { recordAddress } from '#views/place/addresses.ts';
import type { Lead } from '#views/shapes/detail/options.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

const DECISIONS = ['order.collectedCancelApproved', 'order.collectedCancelRefused'];

/** Leads to the decisions on a cancellation, which are events of its order; none once it is decided. */
export const cancelLeads = ({ order, state }: Pick<CollectedCancelRow, 'order' | 'state'>): readonly Lead[] =>
  state === 'confirming'
    ? DECISIONS.map((event) => ({ event, address: addressToAct(recordAddress('order', order), event) }))
    : [];
