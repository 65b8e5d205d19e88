import type { Lesson } from '../lesson.ts';
import { begins, does, form, FREIGHT, PROOF, step } from './parts.ts';

/** An order within one city, from the form to the receiver. */
export const firstDelivery: Lesson = {
  id: 'firstDelivery',
  title: { en: 'The first delivery', zh: '第一次派送' },
  about: {
    en: 'One parcel within Yangon, from the order form to the receiver. You are a clerk, then a courier.',
    zh: '一件仰光同城包裹，从下单到签收。您先是仓管员，然后是快递员。',
  },
  before: [],
  steps: [
    step(
      begins('clerk@YGN', 'order.created', 'parcel', form('YGN', 'YGN')),
      [
        'Create an order from Yangon to Yangon that the sender pays in cash.',
        '创建一个仰光寄往仰光、寄件人现付的订单。',
      ],
      ['Take the part of the clerk in Yangon and begin a new order.', '选择仰光的仓管员，新建一个订单。'],
    ),
    step(
      does('clerk@YGN', 'order.collectorAssigned', 'parcel', { collector: '@courier@YGN' }),
      ['Choose the courier who collects it.', '指派揽收的快递员。'],
      ['Only a courier who works in Yangon will do.', '只能选在仰光工作的快递员。'],
    ),
    step(
      does('courier@YGN', 'order.collectionPaid', 'parcel', { amount: FREIGHT, method: 'cash' }),
      ['Become that courier and take the freight from the sender.', '以该快递员的身份向寄件人收取运费。'],
      ['The amount must be exactly what is due: 3,000.00 MMK.', '金额必须等于应收：3,000.00 缅币。'],
    ),
    step(
      does('courier@YGN', 'order.collected', 'parcel', { piecesScanned: 1 }),
      ['Collect the parcel.', '揽收包裹。'],
      ['It is not collected before the sender has paid.', '寄件人付款之前不能揽收。'],
    ),
    step(
      does('clerk@YGN', 'order.warehoused', 'parcel'),
      ['Take the parcel into the warehouse.', '将包裹入库。'],
      ['This is the work of a clerk of the branch.', '入库由网点的仓管员完成。'],
    ),
    step(
      does('courier@YGN', 'order.deliveryClaimed', 'parcel'),
      ['Claim the delivery.', '领取派件任务。'],
      ['A courier claims what is to be delivered by his own branch.', '快递员领取本网点的派件。'],
    ),
    step(
      does('courier@YGN', 'order.outForDelivery', 'parcel'),
      ['Leave with the parcel.', '带上包裹出发派送。'],
      ['Only who claimed it takes it out.', '只有领取者本人可以带走。'],
    ),
    step(
      does('courier@YGN', 'order.signed', 'parcel', PROOF),
      ['Have the receiver sign.', '请收件人签收。'],
      ['The receiver signs on the pad, or a photo shows the hand-over.', '收件人在屏幕上签名，或拍照留存交付凭证。'],
    ),
  ],
};
