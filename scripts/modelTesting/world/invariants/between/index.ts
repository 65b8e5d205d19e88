import type { Order } from '#machines/order/context.ts';
import { moneyOfOrder, ofBill, ofCash, ofPayable, ofReceivable, ofRefund } from './money.ts';
import { keepsParcels, ofNotice, ofRole, ofStaff, ofTree } from './people.ts';
import type { Check } from './reading.ts';
import { ofCount } from './storage.ts';
import { ofPackage, ofShipment, placeOfOrder } from './transport.ts';

const ofOrder: Check<Order> = (aggregate, world) =>
  [placeOfOrder, moneyOfOrder, keepsParcels].flatMap((check) => check(aggregate, world));

/** Checks of one aggregate against others, by machine. */
export const checks: Readonly<Record<string, Check<never>>> = {
  package: ofPackage,
  shipment: ofShipment,
  order: ofOrder,
  receivable: ofReceivable,
  payable: ofPayable,
  courierCash: ofCash,
  bill: ofBill,
  refund: ofRefund,
  inventoryTask: ofCount,
  staff: ofStaff,
  role: ofRole,
  notice: ofNotice,
  branch: ofTree('branch', 'superior'),
  department: ofTree('department', 'parent'),
  menu: ofTree('menu', 'parent'),
};
