import type { Lesson } from '../lesson.ts';
import { does, arriving, PROOF, signedWith, step } from './parts.ts';

const FREIGHT_PAID = { amount: 3_000_00, method: 'cash' };

/** A second person voids a signature; the delivery follows. */
export const cancelSign: Lesson = {
  id: 'cancelSign',
  title: { en: 'A signature is cancelled', zh: '取消签收' },
  about: {
    en: 'A neighbour signed. Customer service asks, finance decides, and the courier delivers once more.',
    zh: '邻居代签了。客服申请、财务审核，快递员再次派送。',
  },
  before: [
    ...arriving('parcel'),
    does('courier@YGN', 'order.signPaid', 'parcel', FREIGHT_PAID),
    does('courier@YGN', 'order.signed', 'parcel', PROOF),
  ],
  steps: [
    step(
      {
        ...does('support@YGN', 'order.signVoidRequested', 'parcel', { reason: 'Signed by a neighbour' }),
        born: { workOrder: 'review' },
      },
      ['Ask that the signature be cancelled.', '申请取消签收。'],
      ['A work order is opened by itself: look for it among the lives.', '系统会自动开一张工单：在左侧可以看到。'],
    ),
    step(
      does('finance@YGN', 'workOrder.cancelSignApproved', 'review', {
        place: 'deliverer',
        remark: 'Photo and name differ',
      }),
      ['Approve it: the parcel is with the courier again.', '审核通过：包裹回到快递员手中。'],
      ['Finance decides, on the work order; the place is the deliverer.', '由财务在工单上审核；包裹所在选快递员。'],
    ),
    step(
      does('courier@YGN', 'order.signPaid', 'parcel', FREIGHT_PAID),
      ['Take the freight from the right person.', '向正确的收件人收取运费。'],
      ['The payment went with the signature: the money is due again.', '付款随签收一起作废：费用需重新收取。'],
    ),
    step(
      does('courier@YGN', 'order.signed', 'parcel', signedWith('signature-2')),
      ['Deliver it again, to the right person.', '重新派送给正确的收件人。'],
      ['The parcel is out for delivery as it was before the signature.', '包裹回到签收前的派送状态。'],
    ),
  ],
};
