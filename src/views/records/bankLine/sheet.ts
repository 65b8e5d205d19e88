import { cells, columnsOf, type ImportTemplate } from '#services/import/template.ts';

const column = columnsOf('bankLine');
/** Heads of debit or credit in the files of some banks; in those of others they say what kind of payment it was. */
const TYPES = ['Type', 'Transaction Type', 'Txn Type', '类型', '交易类型'];
/** Texts of rows before the first line and behind the last one, which move no money. */
const BALANCES = [
  'Opening Balance',
  'Closing Balance',
  'Balance B/F',
  'Balance C/F',
  'Brought Forward',
  'Carried Forward',
  'Balance Brought Forward',
  'Balance Carried Forward',
  '期初余额',
  '期末余额',
  '承前页',
  '转下页',
];
const money = { kind: 'number', factor: 100, decimals: 2, unit: null, side: 'either' } as const;

/**
 * Lines of a bank statement as KBZ, AYA, CB and other banks write them: with heads of their own, below what the bank
 * says about itself. Either two columns for money in and out, or one amount with a sign or with a letter for debit or credit.
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
      direction: [
        'Dr/Cr',
        'Cr/Dr',
        'D/C',
        'C/D',
        'Debit/Credit',
        'Credit/Debit',
        'Dr/Cr Indicator',
        'Debit or Credit',
        '借贷标志',
        '借贷',
        '借/贷方',
        '借贷方向',
        '收付标志',
        '收付',
        '收支',
        '收支标志',
        ...TYPES,
      ],
      currency: ['Currency', 'Currency Code', 'Ccy', 'Curr', 'Cur', '币种', '币别', '货币', '交易币种'],
      balance: ['Balance', 'Running Balance', 'Closing Balance', 'Available Balance', '余额'],
    },
    vague: TYPES,
    balances: BALANCES,
    needed: [['day'], ['paidIn', 'paidOut', 'amount']],
  },
  columns: [
    column('day', { kind: 'bankDay' }, 'required'),
    column('paidIn', { ...money, side: 'in' }, 'optional'),
    column('paidOut', { ...money, side: 'out' }, 'optional'),
    { path: 'amount', label: 'ui.bank.signedAmount', kind: money, need: 'optional', example: null },
    column('reference', cells.textOfOthers, 'optional'),
    column('narrative', cells.textOfOthers, 'optional'),
    column('balance', money, 'optional'),
    {
      path: 'direction',
      label: 'ui.bank.direction',
      kind: { kind: 'debitCredit' },
      need: 'optional',
      example: null,
      staffOnly: true,
    },
    {
      path: 'currency',
      label: 'ui.bank.currency',
      kind: { kind: 'kyat' },
      need: 'optional',
      example: null,
      staffOnly: true,
    },
  ],
};
