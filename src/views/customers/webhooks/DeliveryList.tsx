import descriptorData from '#machines/journals/webhookDelivery.ts?listDescriptor';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { list } from '#views/shapes/list/list.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';
import { AnswerText, OutcomeStatus } from './cells.tsx';
import { DELIVERIES, deliveryAddress } from './deliveries.ts';

/** Deliveries of webhooks, latest first: each with how far it has come, and when it is tried again. */
const DeliveryList = list(
  journalListDescriptor(
    descriptorData,
    async () => (await import('#machines/journals/webhookDelivery.ts')).webhookDelivery,
  ),
  {
    path: DELIVERIES,
    open: deliveryAddress,
    columns: [
      { field: 'madeAt', width: 170, pinned: 'start', always: true, sort: true },
      { field: 'outcome', width: 130, cell: ({ outcome }) => <OutcomeStatus outcome={outcome} /> },
      { field: 'step', width: 180 },
      {
        field: 'order',
        width: 190,
        cell: ({ order }) => (order === null ? '–' : <RecordLink to="order" id={order} />),
      },
      {
        field: 'webhookName',
        width: 170,
        cell: ({ webhook, webhookName }) => <RecordLink to="webhook" id={webhook} name={webhookName} />,
      },
      { field: 'attempts', width: 100 },
      {
        field: 'lastStatus',
        width: 250,
        align: 'start',
        cell: ({ lastStatus, lastFailure }) => <AnswerText status={lastStatus} failure={lastFailure} />,
      },
      { field: 'lastAnswer', width: 240 },
      { field: 'nextAt', width: 170, sort: true },
      { field: 'lastAt', width: 170, sort: true },
      { field: 'merchant', width: 160 },
      { field: 'occurredAt', width: 170, hidden: true, sort: true },
      { field: 'id', width: 240, hidden: true },
    ],
    filters: [
      { field: 'outcome', first: true },
      { field: 'step', first: true },
      { field: 'order', first: true },
      { field: 'madeAt', first: true, mostDays: 30, daysBack: 29 },
      'merchant',
      'lastFailure',
      { field: 'webhook', byLink: true },
    ],
    find: false,
    actions: [],
    bulk: [],
  },
);

export default DeliveryList;
