import courierCash from '#views/records/courierCash/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { HandoverOrders } from './courierCash/HandoverOrders.tsx';

const COUNTING = ['courierCash.handedIn', 'courierCash.firstCounted', 'courierCash.secondCounted'];

/** The cash of one person: held, declared, counted twice, and the difference. */
const CourierCashDetail = record(courierCash, {
  keyFields: courierCash.keyFields,
  sections: courierCash.sections,
  // Nobody is asked to type that there are no yuan.
  initial:
    ({ heldCny, declaredCny }) =>
    (type) =>
      COUNTING.includes(type) && heldCny + declaredCny === 0 ? { CNY: 0 } : undefined,
  tabs: [{ id: 'orders', title: 'ui.finance.handover.tab', Content: HandoverOrders }, logTab(courierCash)],
});

export default CourierCashDetail;
