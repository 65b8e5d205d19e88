import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../../access.ts';
import { readableBy } from '../entries.ts';

/** Payment slips, receipts, bank lines and refunds. */
export const payments: readonly Menu[] = [
  ...readableBy(readPermission('paymentSlip'), [
    {
      code: 'finance.payments',
      title: 'Bills of Payment',
      titleZh: '付款单',
      icon: 'wallet',
      path: '/finance/payments',
      component: 'finance/PaymentSlipList',
      sort: 1030,
    },
    {
      code: 'finance.transfers',
      title: 'Transfer history',
      titleZh: '转账记录',
      icon: 'exchange',
      path: '/finance/transfers',
      component: 'finance/TransferHistory',
      sort: 1031,
    },
    {
      code: 'finance.paymentSlipDetail',
      title: 'Payment slip detail',
      titleZh: '付款单详情',
      path: '/finance/paymentSlipDetail',
      component: 'finance/PaymentSlipDetail',
      hidden: true,
      sort: 1032,
    },
  ]),
  ...readableBy(readPermission('receipt'), [
    {
      code: 'finance.receipts',
      title: 'Collect Receipt',
      titleZh: '收款单',
      icon: 'receipt',
      path: '/finance/receipts',
      component: 'finance/ReceiptList',
      sort: 1060,
    },
    {
      code: 'finance.receiptDetail',
      title: 'Receipt detail',
      titleZh: '收款单详情',
      path: '/finance/receiptDetail',
      component: 'finance/ReceiptDetail',
      hidden: true,
      sort: 1061,
    },
  ]),
  ...readableBy(readPermission('bankLine'), [
    {
      code: 'finance.bankStatement',
      title: 'Bank statement',
      titleZh: '银行流水',
      icon: 'exchange',
      path: '/finance/bankStatement',
      component: 'finance/bank/BankLineList',
      sort: 1062,
    },
    {
      code: 'finance.bankLineDetail',
      title: 'Bank statement line',
      titleZh: '银行流水详情',
      path: '/finance/bankLineDetail',
      component: 'finance/bank/BankLineDetail',
      hidden: true,
      sort: 1063,
    },
  ]),
  ...readableBy(readPermission('refund'), [
    {
      code: 'finance.refunds',
      title: 'Refund',
      titleZh: '退款',
      icon: 'undo',
      path: '/finance/refunds',
      component: 'finance/RefundList',
      sort: 1065,
    },
    {
      code: 'finance.refundDetail',
      title: 'Refund detail',
      titleZh: '退款详情',
      path: '/finance/refundDetail',
      component: 'finance/RefundDetail',
      hidden: true,
      sort: 1066,
    },
  ]),
];
