import { cells, columnsOf, type ImportTemplate } from '#services/import/template.ts';

const column = columnsOf('bankLine');
const money = { kind: 'number', factor: 100, decimals: 2, unit: null } as const;

/**
 * Lines of a bank statement as KBZ, AYA, CB and other banks write them: with heads of their own, below what the bank
 * says about itself. Either two columns for money in and out, or one amount with a sign.
 */
export const statementSheet: ImportTemplate = {
  machine: 'bankLine',
  event: 'bankLine.imported',
  unique: [],
  numbered: { path: 'number', rule: 'claim.bankLine.line' },
  given: {},
  recordLabel: 'field.bankLine.id',
  exampleIn: null,
  foreign: {
    heads: {
      day: ['Value Date', 'Transaction Date', 'Txn Date', 'Tran Date', 'Posting Date', 'Date', '交易日期', '日期'],
      paidIn: ['Credit', 'Credit Amount', 'Deposit', 'Deposits', 'Cr', 'Paid In', 'Money In', '贷方', '收入', '存入'],
      paidOut: [
        'Debit',
        'Debit Amount',
        'Withdrawal',
        'Withdrawals',
        'Dr',
        'Paid Out',
        'Money Out',
        '借方',
        '支出',
        '支取',
      ],
      amount: ['Amount', 'Transaction Amount', 'Amount (MMK)', '金额', '交易金额'],
      reference: [
        'Reference',
        'Reference No',
        'Ref No',
        'Ref',
        'Transaction ID',
        'Transaction No',
        'Cheque No',
        'Chq No',
        '流水号',
        '参考号',
      ],
      narrative: [
        'Narrative',
        'Narration',
        'Description',
        'Particulars',
        'Remarks',
        'Details',
        'Transaction Details',
        '摘要',
        '备注',
      ],
      balance: ['Balance', 'Running Balance', 'Closing Balance', 'Available Balance', '余额'],
    },
    needed: [['day'], ['paidIn', 'paidOut', 'amount']],
  },
  columns: [
    column('day', { kind: 'bankDay' }, 'required'),
    column('paidIn', money, 'optional'),
    column('paidOut', money, 'optional'),
    { path: 'amount', label: 'ui.bank.signedAmount', kind: money, need: 'optional', example: null },
    column('reference', cells.text, 'optional'),
    column('narrative', cells.text, 'optional'),
    column('balance', money, 'optional'),
  ],
};
