import type { Lesson } from '../lesson.ts';
import { MERCHANT } from '../seed.ts';
import { begins, does, arriving, PROOF, slipOf, step } from './parts.ts';

const GOODS = 50_000_00;
const ACCOUNT = '0010012345678';
/** Minutes until the next morning, after the bills of the night. */
const TILL_MORNING = 24 * 60;

/** Money for goods, from the receiver to the merchant's account. */
export const goodsMoney: Lesson = {
  id: 'goodsMoney',
  title: { en: 'From cash on delivery to the payment slip', zh: '从代收货款到付款单' },
  about: {
    en: 'A receiver pays for the goods of a merchant. The night bills it, and finance pays it out with two persons.',
    zh: '收件人支付商家的货款。夜间生成账单，财务由两个人付款给商家。',
  },
  before: arriving('parcel', {
    source: 'businessPc',
    merchant: MERCHANT,
    payType: 'ledger',
    collectionAmount: GOODS,
  }),
  steps: [
    step(
      does('courier@YGN', 'order.signPaid', 'parcel', { amount: GOODS, method: 'cash' }),
      ['Take the money for the goods at the door.', '在门口收取代收货款。'],
      ['50,000.00 MMK are due when it is signed.', '签收时应收 50,000.00 缅币。'],
    ),
    step(
      { ...does('courier@YGN', 'order.signed', 'parcel', PROOF), born: { payable: 'owed' } },
      ['Have the receiver sign.', '请收件人签收。'],
      ['From now on the company owes the merchant the money.', '从此刻起，公司欠商家这笔货款。'],
    ),
    step(
      does('finance@YGN', 'order.signConfirmed', 'parcel'),
      ['Confirm that the cash was counted.', '确认现金已点收。'],
      ['Finance confirms what couriers hand in.', '由财务确认快递员上交的现金。'],
    ),
    step(
      { until: 'bill.generated', minutes: TILL_MORNING, born: { bill: 'bill' } },
      ['Let the night pass.', '等过一夜。'],
      ['Move the clock on by a day: bills are made at midnight.', '把时钟拨快一天：账单在零点生成。'],
    ),
    step(
      does('finance@YGN', 'bill.confirmed', 'bill', slipOf(1)),
      ['Confirm the bill with a bank slip.', '凭银行水单确认账单。'],
      ['A made-up picture stands for the slip.', '用虚构的图片代替水单。'],
    ),
    step(
      begins('finance@YGN', 'paymentSlip.drawn', 'slip', {
        customerKind: 'merchant',
        customer: MERCHANT,
        bills: ['$bill'],
        account: ACCOUNT,
      }),
      ['Draw a payment slip for the merchant over this bill.', '为商家就该账单开付款单。'],
      ['Begin a new payment slip; it names the bill and the account.', '新建付款单，写明账单和收款账号。'],
    ),
    step(
      does('finance@YGN', 'paymentSlip.generated', 'slip'),
      ['Generate it.', '生成付款单。'],
      ['After that nothing on it is changed any more.', '生成后内容不可再改。'],
    ),
    step(
      does('admin@YGN', 'paymentSlip.confirmed', 'slip', { ...slipOf(2), transferredAt: '2026-11-21T03:00:00.000Z' }),
      ['Confirm the transfer, as another person.', '由另一个人确认转账。'],
      ['Who drew the slip cannot confirm it: become the administrator.', '开单人不能自己确认：请换成管理员。'],
    ),
  ],
};
