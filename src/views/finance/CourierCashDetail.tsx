import courierCash from '#views/records/courierCash/presentation.ts';
import { HandoverOrders } from './courierCash/HandoverOrders.tsx';
import { moneyRecord } from './moneyRecord.tsx';

const COUNTING = ['courierCash.handedIn', 'courierCash.firstCounted', 'courierCash.secondCounted'];

/** The cash of one person: held, declared, counted twice, and the difference. */
const CourierCashDetail = moneyRecord(courierCash, {
  titledBy: 'staff',
  // Nobody is asked to type that there are no yuan.
  initial:
    ({ heldCny, declaredCny }) =>
    (type) =>
      COUNTING.includes(type) && heldCny + declaredCny === 0 ? { CNY: 0 } : undefined,
  tabs: [{ id: 'orders', title: 'ui.finance.handover.tab', Content: HandoverOrders }],
});

export default CourierCashDetail;
