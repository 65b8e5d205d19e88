import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import type { ImportView } from '#views/shapes/import/importView.ts';
import { orderAddress } from '../addresses.ts';
import { ordersAddress, ordersSince } from './ordersAddress.ts';

/** Presentation of the import of orders. */
export const orderImport: ImportView = {
  template: orderSheet,
  summary: ['mailSn', 'receiver.name', 'receiver.phone', 'destinationBranch'],
  open: orderAddress,
  list: ordersAddress,
  since: ordersSince,
  labels: orderListDescriptor,
  texts: {
    file: 'ui.import.file',
    write: 'ui.import.write',
    show: 'ui.import.showOrders',
    done: 'ui.import.summaryDone',
  },
};
