import type { creationEvents } from '#machines/order/events/creation.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

/** The form of a new order. */
const created = eventForm<(typeof creationEvents)['order.created']>({
  sections: [
    {
      title: 'ui.order.section.sender',
      fields: ['sender.name', 'sender.phone', 'sender.city', 'sender.address'],
    },
    {
      title: 'ui.order.section.receiver',
      fields: ['receiver.name', 'receiver.phone', 'receiver.city', 'receiver.address'],
      isBeside: true,
    },
    {
      title: 'ui.order.section.goods',
      fields: [
        'goodsName',
        'goodsType',
        'weightGrams',
        'lengthMm',
        'widthMm',
        'heightMm',
        'pieces',
        'goodsNotes',
        'photos',
      ],
    },
    {
      title: 'ui.order.section.service',
      fields: [
        'originBranch',
        'destinationBranch',
        'deliveryWay',
        'station',
        'orderType',
        'expectedDeliveryTime',
        'deliveryWindow',
        'source',
        'mailSn',
      ],
    },
    {
      title: 'ui.order.section.money',
      fields: ['payType', 'chargeType', 'insureAmount', 'collectionAmount', 'merchant', 'remark'],
    },
  ],
  wide: ['sender.address', 'receiver.address', 'goodsNotes', 'photos', 'remark'],
  // Address codes are of parcels that come by the transshipment (§4, operation 35).
  notAsked: ['sender.addressCode', 'receiver.addressCode'],
});

/** Forms of an order's events that stand in sections. */
export const forms = { 'order.created': created };

/** Fields of a new order that the service chosen has no use for. */
export const needlessIn = (draft: Draft): readonly string[] => [
  ...(draft['deliveryWay'] === 'door' ? ['station'] : []),
  ...(draft['orderType'] === 'specifiedTime' ? [] : ['expectedDeliveryTime']),
];
