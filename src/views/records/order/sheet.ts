import * as field from '#machines/fields/schemas.ts';
import { cells, choiceCell, columnsOf, nameCell, type ImportTemplate } from '#services/import/template.ts';

const column = columnsOf('order');

/** Orders from a spreadsheet (§2, bulk creation), from left to right. */
export const orderSheet: ImportTemplate = {
  machine: 'order',
  event: 'order.created',
  unique: ['mailSn'],
  given: { source: 'businessPc' },
  recordLabel: 'ui.import.waybill',
  exampleIn: 'remark',
  columns: [
    column('mailSn', cells.digits, 'optional', 'SHOP-0001'),
    column('sender.name', cells.text, 'sender', 'Golden Lotus Trading', 'senderName'),
    column('sender.phone', cells.phone, 'sender', '09420012345', 'senderPhone'),
    column('sender.city', nameCell('area'), 'sender', 'MMR013D001', 'senderCity'),
    column('sender.address', cells.text, 'sender', '12 Pansodan Road', 'senderAddress'),
    column('originBranch', nameCell('branch'), 'sender', 'YGN'),
    column('receiver.name', cells.text, 'required', 'Daw Khin Khin', 'receiverName'),
    column('receiver.phone', cells.phone, 'required', '09970012345', 'receiverPhone'),
    column('receiver.city', nameCell('area'), 'required', 'MMR010D001', 'receiverCity'),
    column('receiver.address', cells.text, 'required', '78th Street, between 30th and 31st', 'receiverAddress'),
    column('destinationBranch', nameCell('branch'), 'required', 'MDY'),
    column('goodsName', cells.text, 'required', 'Shoes'),
    column('goodsType', choiceCell('value.goodsType', field.goodsType), 'required', 'clothing'),
    column('weightGrams', cells.kilograms, 'required', 1.5),
    column('lengthMm', cells.centimetres, 'required', 30),
    column('widthMm', cells.centimetres, 'required', 20),
    column('heightMm', cells.centimetres, 'required', 10),
    column('pieces', cells.count, { usual: 1 }, 1),
    column('deliveryWay', choiceCell('value.deliveryWay', field.deliveryWay), { usual: 'door' }, 'door'),
    column('station', nameCell('station'), 'optional'),
    column('orderType', choiceCell('value.orderType', field.orderType), { usual: 'standard' }, 'standard'),
    column('expectedDeliveryTime', cells.instant, 'optional'),
    column('deliveryWindow', choiceCell('value.deliveryWindow', field.deliveryWindow), { usual: 'allDay' }, 'allDay'),
    column('insureAmount', cells.moneyOrNone, 'optional'),
    column('collectionAmount', cells.moneyOrNone, 'optional', 25_000),
    column('payType', choiceCell('value.payType', field.payType), { usual: 'senderCash' }, 'receiverPays'),
    column('chargeType', choiceCell('value.chargeType', field.chargeType), { usual: 'weight' }, 'weight'),
    { ...column('merchant', nameCell('merchant'), 'optional'), staffOnly: true },
    column('remark', cells.text, 'optional'),
  ],
};
