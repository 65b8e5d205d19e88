import type { creationEvents } from '#machines/order/events/creation.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

/** Form of a new order. */
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
  // Address codes belong to transshipment parcels only (§4, operation 35).
  notAsked: ['sender.addressCode', 'receiver.addressCode'],
});

/** Event forms of an order that have sections. */
export const forms = { 'order.created': created };

/** Returns the fields of a new order that the chosen service does not use. */
export const needlessIn = (draft: Draft): readonly string[] => [
  ...(draft['deliveryWay'] === 'door' ? ['station'] : []),
  ...(draft['orderType'] === 'specifiedTime' ? [] : ['expectedDeliveryTime']),
];
