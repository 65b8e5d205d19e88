import type { Bill } from '#machines/bill/context.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { ReportContent } from '../labels/content.ts';
import { caption, kyatIn, paperOf, part, textIn, type PaperContext, type Row } from './paperContext.ts';

/** A record to print: its aggregate, and its row as the printing person sees it. */
export interface Printed {
  readonly aggregate: Aggregate;
  readonly row: Row;
}

type Describe = (context: PaperContext, printed: Printed) => ReportContent;

const day = ({ words }: PaperContext, row: Row, field: string): string =>
  textIn(row, field) === '' ? '' : words.day(`${textIn(row, field)}T12:00:00Z`);

const stateOf = ({ words }: PaperContext, machine: string, row: Row): string =>
  words.text<string>(`state.${machine}.${textIn(row, 'state')}`);

const instants = (context: PaperContext, machine: string, row: Row, ...fields: readonly string[]) =>
  fields.map((field) => caption(context, machine, field, context.words.instant(textIn(row, field))));

const amounts = (context: PaperContext, machine: string, row: Row, ...fields: readonly string[]) =>
  fields.map((field) => caption(context, machine, field, kyatIn(context, row, field)));

const texts = (context: PaperContext, machine: string, row: Row, ...fields: readonly string[]) =>
  fields.map((field) => caption(context, machine, field, textIn(row, field)));

const billsIn = (row: Row): string[] => (Array.isArray(row['bills']) ? row['bills'].map(String) : []);

const bill: Describe = (context, { aggregate, row }) => {
  const { words } = context;
  const { lines } = aggregate.context as Bill;
  return paperOf(context, textIn(row, 'id'), words.text('machine.bill'), [
    part(words.text('ui.finance.section.customer'), {
      captions: [
        ...texts(context, 'bill', row, 'id', 'customerName'),
        caption(context, 'bill', 'branch', context.branchOf(textIn(row, 'branch'))),
        caption(context, 'bill', 'day', day(context, row, 'day')),
        caption(context, 'bill', 'state', stateOf(context, 'bill', row)),
      ],
    }),
    part(words.text('field.bill.lines'), {
      heads: [
        words.text('ui.label.line'),
        words.text('machine.order'),
        words.text('field.bill.receivable'),
        words.text('field.bill.payable'),
      ],
      rows: lines.map(({ line, kind, order, amount }, index) => [
        words.number(index + 1),
        order ?? line,
        kind === 'payable' ? '' : words.amount(amount),
        kind === 'payable' ? words.amount(amount) : '',
      ]),
    }),
    part(words.text('ui.finance.section.amounts'), {
      captions: amounts(context, 'bill', row, 'receivable', 'payable', 'refunded'),
    }),
  ]);
};

const settlement: Describe = (context, { row }) => {
  const { words } = context;
  return paperOf(context, textIn(row, 'id'), words.text('machine.settlement'), [
    part(words.text('ui.finance.section.customer'), {
      captions: [
        ...texts(context, 'settlement', row, 'id', 'customerName'),
        caption(context, 'settlement', 'state', stateOf(context, 'settlement', row)),
        caption(context, 'settlement', 'bills', words.list(billsIn(row))),
      ],
    }),
    part(words.text('ui.finance.section.amounts'), {
      captions: amounts(context, 'settlement', row, 'receivable', 'payable', 'fee', 'net'),
    }),
    part(words.text('ui.finance.section.progress'), {
      captions: instants(context, 'settlement', row, 'openedAt', 'transferredAt', 'settledAt'),
    }),
  ]);
};

const paymentSlip: Describe = (context, { row }) => {
  const { words } = context;
  return paperOf(context, textIn(row, 'id'), words.text('machine.paymentSlip'), [
    part(words.text('ui.finance.section.customer'), {
      captions: [
        ...texts(context, 'paymentSlip', row, 'id', 'customerName'),
        caption(context, 'paymentSlip', 'state', stateOf(context, 'paymentSlip', row)),
        caption(context, 'paymentSlip', 'bills', words.list(billsIn(row))),
      ],
    }),
    part(words.text('ui.finance.section.account'), {
      captions: [
        ...texts(context, 'paymentSlip', row, 'account', 'bank', 'holder'),
        ...amounts(context, 'paymentSlip', row, 'amount'),
      ],
    }),
    part(words.text('ui.finance.section.progress'), {
      captions: instants(context, 'paymentSlip', row, 'drawnAt', 'generatedAt', 'transferredAt', 'confirmedAt'),
    }),
  ]);
};

const receipt: Describe = (context, { row }) => {
  const { words } = context;
  return paperOf(context, textIn(row, 'id'), words.text('machine.receipt'), [
    part(words.text('ui.finance.section.customer'), {
      captions: [
        ...texts(context, 'receipt', row, 'id', 'customerName', 'order'),
        caption(context, 'receipt', 'stage', words.text<string>(`value.stage.${textIn(row, 'stage')}`)),
        caption(context, 'receipt', 'state', stateOf(context, 'receipt', row)),
      ],
    }),
    part(words.text('ui.finance.section.account'), {
      captions: [
        ...amounts(context, 'receipt', row, 'amount'),
        caption(context, 'receipt', 'method', words.text<string>(`value.method.${textIn(row, 'method')}`)),
        ...instants(context, 'receipt', row, 'transferAt', 'recordedAt', 'confirmedAt'),
      ],
    }),
  ]);
};

/** Returns the texts of a record's paper, by machine. */
export const papers = { bill, settlement, paymentSlip, receipt } as const satisfies Readonly<Record<string, Describe>>;
