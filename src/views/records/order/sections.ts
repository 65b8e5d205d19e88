import type { order } from '#machines/order/index.ts';
import type { RecordOptions } from '#views/shapes/detail/options.ts';

/** Sections of an order: the parties, the goods, the service, the staff. */
export const sections: RecordOptions<typeof order>['sections'] = [
  {
    title: 'ui.order.section.sender',
    fields: ['senderName', 'senderPhone', 'senderCity', 'senderAddress', 'merchantName'],
  },
  {
    title: 'ui.order.section.receiver',
    fields: ['receiverName', 'receiverPhone', 'receiverCity', 'receiverAddress', 'addressCode'],
  },
  {
    title: 'ui.order.section.goods',
    fields: [
      'goodsName',
      'goodsType',
      'pieces',
      'weightGrams',
      'lengthMm',
      'widthMm',
      'heightMm',
      'billingWeightGrams',
      'volumeToWeightGrams',
      'remark',
    ],
  },
  {
    title: 'ui.order.section.service',
    fields: [
      'source',
      'mailSn',
      'orderType',
      'deliveryWay',
      'station',
      'pickupDay',
      'pickupWindow',
      'expectedDeliveryTime',
      'deliveryWindow',
      'safePlace',
      'safePlaceNote',
      'payType',
      'chargeType',
      'insureAmount',
    ],
  },
  {
    title: 'ui.order.section.handling',
    fields: [
      'collectorName',
      'sorterName',
      'delivererName',
      'nextBranch',
      'shelf',
      'package',
      'shipment',
      'vehicle',
      'attempts',
      'nextAttemptAt',
      'rejectCause',
      'rejectReason',
      'rejectReturnType',
      'returnCharging',
      'timedOut',
      'printCount',
      'lastPrintedAt',
    ],
  },
];
