import { reasonSentence } from '#i18n/say.ts';
import refund from '#views/records/refund/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSome, type Reason } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** A refund that waits for a decision by another person than the one who asked. */
const undecided = (
  { state, requestedBy }: { readonly state: string; readonly requestedBy?: unknown },
  person: string,
): Reason | null => {
  if (state !== 'applying')
    return (words) => words.text('ui.bulk.noneIs', { value: words.text('state.refund.applying') });
  const rule = 'refund.anotherPersonAsked';
  return requestedBy === person ? (words) => reasonSentence({ code: 'secondPerson', rule }, 'refund', words) : null;
};

/** Refunds: asked for, decided by a second person, paid (§4). */
const RefundList = list(listDescriptorOf(refund), {
  path: '/finance/refunds',
  open: (id) => recordAddress('refund', id),
  columns: refund.columns,
  filters: [
    { field: 'state', values: stateValues(refund), titles: 'state.refund', first: true },
    { field: 'stage', first: true },
    { field: 'customerName', first: true },
    'order',
    'requestedAt',
    'endedAt',
  ],
  actions: ['refund.requested'],
  bulk: ['refund.confirmed', 'refund.refused', 'refund.notNeeded'],
  selection: {
    totals: ['amount'],
    against: {
      'refund.confirmed': unlessSome(undecided),
      'refund.refused': unlessSome(undecided),
    },
  },
});

export default RefundList;
