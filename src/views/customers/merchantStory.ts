import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type merchant from '#views/records/merchant/presentation.ts';
import billListDescriptor from '#views/records/bill/listDescriptor.ts';
import insuranceClaimListDescriptor from '#views/records/insuranceClaim/listDescriptor.ts';
import orderListDescriptor from '#views/records/order/listDescriptor.ts';
import payableListDescriptor from '#views/records/payable/listDescriptor.ts';
import paymentSlipListDescriptor from '#views/records/paymentSlip/listDescriptor.ts';
import receivableListDescriptor from '#views/records/receivable/listDescriptor.ts';
import settlementListDescriptor from '#views/records/settlement/listDescriptor.ts';
import userQuestionListDescriptor from '#views/records/userQuestion/listDescriptor.ts';
import workOrderListDescriptor from '#views/records/workOrder/listDescriptor.ts';
import { related, relatedTab } from '#views/shapes/detail/relatedTab.tsx';
import { listAddress } from '#views/shapes/list/address.ts';
import type { ListOptions } from '#views/shapes/list/options.ts';
import type { FieldOf } from '#views/shapes/presentation/rowTypes.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';

interface Part<M extends AggregateType> {
  readonly of: ListDescriptor<M>;
  /** Field that names the customer. */
  readonly by: FieldOf<M>;
  readonly columns: ListOptions<M>['columns'];
  readonly latest: FieldOf<M>;
  /** Path of the list that is filtered by the same field. */
  readonly list: string;
}

/** Declares records that name a customer in a field, with the way to their list. */
const ofCustomer = <M extends AggregateType>({ by, list, ...part }: Part<M>) =>
  related<typeof merchant, M>({
    ...part,
    filters: ({ id }) => [{ field: by, op: 'eq', value: id }],
    list: ({ id }) => listAddress(list, [{ field: by, op: 'eq', value: id }]),
  });

/** Orders of a business customer. */
const orders = [
  ofCustomer({
    of: orderListDescriptor,
    by: 'merchant',
    columns: ['id', 'state', 'createdAt', 'receiverName', 'destinationBranch', 'freightTotal', 'collectionAmount'],
    latest: 'createdAt',
    list: '/companyOrder/orderList',
  }),
];

/** Money between the company and a business customer. */
export const money = [
  ofCustomer({
    of: billListDescriptor,
    by: 'customer',
    columns: ['id', 'state', 'day', 'receivable', 'payable', 'settlementStatus', 'slipStatus'],
    latest: 'day',
    list: '/finance/bill',
  }),
  ofCustomer({
    of: settlementListDescriptor,
    by: 'customer',
    columns: ['id', 'state', 'receivable', 'payable', 'net', 'openedAt', 'settledAt'],
    latest: 'openedAt',
    list: '/finance/settlement',
  }),
  ofCustomer({
    of: paymentSlipListDescriptor,
    by: 'customer',
    columns: ['id', 'state', 'account', 'amount', 'drawnAt', 'transferredAt'],
    latest: 'drawnAt',
    list: '/finance/payments',
  }),
  ofCustomer({
    of: payableListDescriptor,
    by: 'customer',
    columns: ['id', 'order', 'state', 'collected', 'outstanding', 'dueAt'],
    latest: 'day',
    list: '/finance/payableBusiness',
  }),
  ofCustomer({
    of: receivableListDescriptor,
    by: 'customer',
    columns: ['id', 'order', 'stage', 'state', 'amount', 'due', 'dueAt'],
    latest: 'day',
    list: '/finance/receivableCustomer',
  }),
];

/** Claims of a business customer for what was damaged or lost. */
export const claims = [
  ofCustomer({
    of: insuranceClaimListDescriptor,
    by: 'merchant',
    columns: ['id', 'state', 'order', 'ground', 'insured', 'amount', 'submittedAt'],
    latest: 'submittedAt',
    list: '/finance/insuranceClaims',
  }),
];

/** Questions of a business customer, and the work that they caused. */
export const questions = [
  ofCustomer({
    of: userQuestionListDescriptor,
    by: 'merchant',
    columns: ['id', 'state', 'question', 'order', 'customer', 'raisedAt'],
    latest: 'raisedAt',
    list: '/workOrders/questions',
  }),
  ofCustomer({
    of: workOrderListDescriptor,
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
