import type { Lesson } from '../lesson.ts';
import { begins, does, form, FREIGHT, arriving, signedWith, step } from './parts.ts';

/** A receiver refuses; the parcel goes back to the sender. */
export const rejection: Lesson = {
  id: 'rejection',
  title: { en: 'Rejected and sent back', zh: '拒收与退回' },
  about: {
    en: 'The receiver does not take the parcel. Four persons see to it that the sender gets it back.',
    zh: '收件人拒收包裹。四个人经手，把它退还给寄件人。',
  },
  before: [
    begins('clerk@YGN', 'order.created', 'parcel', form('YGN', 'YGN')),
    does('clerk@YGN', 'order.collectorAssigned', 'parcel', { collector: '@courier@YGN' }),
    does('courier@YGN', 'order.collectionPaid', 'parcel', { amount: FREIGHT, method: 'cash' }),
    ...arriving('parcel').slice(2),
  ],
  steps: [
    step(
      does('courier@YGN', 'order.rejectionReported', 'parcel', { reason: 'Not what was ordered' }),
      ['Report at the door that the receiver rejects the parcel.', '在门口上报收件人拒收。'],
      ['The courier who carries it reports it.', '由携带包裹的快递员上报。'],
    ),
    step(
      does('clerk@YGN', 'order.warehoused', 'parcel'),
      ['Take the parcel back into the warehouse.', '将包裹重新入库。'],
      ['The rejection is still to be confirmed; the parcel is in stock again.', '拒收仍待确认，但包裹已回到库存。'],
    ),
    step(
      does('manager@YGN', 'order.rejected', 'parcel', {
        reason: 'Confirmed by telephone',
        returnType: 'sendBack',
        returnCharging: 'free',
      }),
      ['Confirm the rejection; the parcel is to be sent back for nothing.', '确认拒收：免费退回寄件人。'],
      ['The person in charge confirms. It cannot be taken back.', '由网点负责人确认，确认后不可撤销。'],
    ),
    step(
      does('support@YGN', 'order.sendBackDecided', 'parcel', { reason: 'The sender wants it back' }),
      ['Decide that it is sent back.', '决定退回。'],
      ['Customer service asks the sender and decides.', '客服询问寄件人后决定。'],
    ),
    step(
      does('courier@YGN', 'order.returnSigned', 'parcel', signedWith('signature-2')),
      ['Hand it to the sender, who signs for it.', '交还寄件人并由其签收。'],
      ['The return needs a proof as a delivery does.', '退件签收同样需要凭证。'],
    ),
  ],
};
