import type merchant from '#views/records/merchant/presentation.ts';
import bill from '#views/records/bill/presentation.ts';
import insuranceClaim from '#views/records/insuranceClaim/presentation.ts';
import { orderListDescriptor } from '#views/records/order/listDescriptor.ts';
import payable from '#views/records/payable/presentation.ts';
import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import receivable from '#views/records/receivable/presentation.ts';
import settlement from '#views/records/settlement/presentation.ts';
import userQuestion from '#views/records/userQuestion/presentation.ts';
import workOrder from '#views/records/workOrder/presentation.ts';
import { related } from '#views/shapes/detail/RelatedRecords.tsx';
import { relatedTab } from '#views/shapes/detail/relatedTab.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Orders of a business customer. */
const orders = [
  related({
    descriptor: orderListDescriptor,
    by: 'merchant',
    columns: ['id', 'state', 'createdAt', 'receiverName', 'destinationBranch', 'freightTotal', 'collectionAmount'],
    latest: 'createdAt',
    list: '/companyOrder/orderList',
  }),
];

/** Money between the company and a business customer. */
const money = [
  related({
    descriptor: listDescriptorOf(bill),
    by: 'customer',
    columns: ['id', 'state', 'day', 'receivable', 'payable', 'settlementStatus', 'slipStatus'],
    latest: 'day',
    list: '/finance/bill',
  }),
  related({
    descriptor: listDescriptorOf(settlement),
    by: 'customer',
    columns: ['id', 'state', 'receivable', 'payable', 'net', 'openedAt', 'settledAt'],
    latest: 'openedAt',
    list: '/finance/settlement',
  }),
  related({
    descriptor: listDescriptorOf(paymentSlip),
    by: 'customer',
    columns: ['id', 'state', 'account', 'amount', 'drawnAt', 'transferredAt'],
    latest: 'drawnAt',
    list: '/finance/payments',
  }),
  related({
    descriptor: listDescriptorOf(payable),
    by: 'customer',
    columns: ['id', 'order', 'state', 'collected', 'outstanding', 'dueAt'],
    latest: 'day',
    list: '/finance/payableBusiness',
  }),
  related({
    descriptor: listDescriptorOf(receivable),
    by: 'customer',
    columns: ['id', 'order', 'stage', 'state', 'amount', 'due', 'dueAt'],
    latest: 'day',
    list: '/finance/receivableCustomer',
  }),
];

/** Claims of a business customer for what was damaged or lost. */
const claims = [
  related({
    descriptor: listDescriptorOf(insuranceClaim),
    by: 'merchant',
    columns: ['id', 'state', 'order', 'ground', 'insured', 'amount', 'submittedAt'],
    latest: 'submittedAt',
    list: '/finance/insuranceClaims',
  }),
];

/** Questions of a business customer, and the work that they caused. */
const questions = [
  related({
    descriptor: listDescriptorOf(userQuestion),
    by: 'merchant',
    columns: ['id', 'state', 'question', 'order', 'customer', 'raisedAt'],
    latest: 'raisedAt',
    list: '/workOrders/questions',
  }),
  related({
    descriptor: listDescriptorOf(workOrder),
    by: 'merchant',
    columns: ['id', 'state', 'kind', 'priority', 'identifier', 'openedAt'],
    latest: 'openedAt',
    list: '/workOrders/list',
  }),
];

/** The story of a business customer: orders, money, claims and questions. */
export const storyTabs = [
  relatedTab<typeof merchant>('orders', 'machine.order.many', orders),
  relatedTab<typeof merchant>('money', 'ui.customers.tab.money', money),
  relatedTab<typeof merchant>('claims', 'ui.customers.tab.claims', claims),
  relatedTab<typeof merchant>('questions', 'ui.customers.tab.questions', questions),
];
