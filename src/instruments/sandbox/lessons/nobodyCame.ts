import type { Lesson } from '../lesson.ts';
import { begins, does, form, step } from './parts.ts';

/** An order that nobody accepts in time, so that its deadline falls due. */
export const nobodyCame: Lesson = {
  id: 'nobodyCame',
  title: { en: 'A deadline falls due', zh: '超时未受理' },
  about: {
    en: 'An order waits and nobody accepts it. The clock raises what must follow; then a second try is made in time.',
    zh: '订单一直无人受理。时钟会触发规定的后果；之后再及时处理一次。',
  },
  before: [],
  steps: [
    step(
      begins('clerk@YGN', 'order.created', 'parcel', form('YGN', 'YGN', { payType: 'receiverPays' })),
      ['Create an order that the receiver pays.', '创建一个收件人付款的订单。'],
      ['Begin a new order as the clerk in Yangon.', '以仰光仓管员的身份新建订单。'],
    ),
    step(
      { until: 'order.acceptTimedOut', minutes: 120 },
      ['Wait until the time for accepting it is over.', '等到受理期限过去。'],
      ['"To the next deadline" moves the clock exactly there.', '点“到下一个期限”即可拨到那一刻。'],
    ),
    step(
      does('clerk@YGN', 'order.collectorAssigned', 'parcel', { collector: '@courier@YGN' }),
      ['Choose a courier after all.', '仍然指派一名快递员。'],
      ['The order still waits; it only says that it is late.', '订单仍在等待，只是已标记超时。'],
    ),
    step(
      does('courier@YGN', 'order.collected', 'parcel', { piecesScanned: 1 }),
      ['Collect the parcel.', '揽收包裹。'],
      ['Nothing is due from the sender.', '寄件人无需付款。'],
    ),
  ],
};
