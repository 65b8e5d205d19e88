import type { ReportContent } from '../labels/content.ts';
import { paperOf, part, type PaperContext } from './paperContext.ts';

/** A line of a customer's account. */
export interface AccountLine {
  readonly day: string;
  readonly id: string;
  readonly kind: 'billed' | 'goodsMoney' | 'fee' | 'settled' | 'paidOut' | 'refunded' | 'repaid';
  /** Hundredths of MMK: above zero the customer owes more. */
  readonly amount: number;
}

interface Statement {
  readonly customerName: string;
  readonly from: string;
  readonly to: string;
  /** Every line until the end of the period, oldest first. */
  readonly lines: readonly AccountLine[];
}

const sumOf = (lines: readonly AccountLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Splits an account at the beginning of a period: the opening balance, the lines with the balance after each. */
export function balanced({ lines, from }: Pick<Statement, 'lines' | 'from'>) {
  const opening = sumOf(lines.filter(({ day }) => day < from));
  let balance = opening;
  const shown = lines
    .filter(({ day }) => day >= from)
    .map((line) => {
      balance += line.amount;
      return { ...line, balance };
    });
  return { opening, shown, closing: balance };
}

/** Returns the texts of a statement of account. A balance above zero is owed by the customer. */
export function statementOf(context: PaperContext, statement: Statement): ReportContent {
  const { words } = context;
  const { customerName, from, to } = statement;
  const { opening, shown, closing } = balanced(statement);
  const dayText = (day: string): string => words.day(`${day}T12:00:00Z`);
  const period = `${dayText(from)} \u2013 ${dayText(to)}`;
  const title = words.text('ui.paper.statement');
  return paperOf(context, `${customerName} ${period}`, title, [
    part(words.text('ui.finance.section.customer'), {
      captions: [
        { title: words.text('field.bill.customerName'), value: customerName },
        { title: words.text('ui.paper.period'), value: period },
        { title: words.text('ui.paper.opening'), value: words.money(opening, 'MMK') },
        { title: words.text('ui.paper.closing'), value: words.money(closing, 'MMK') },
      ],
      said: [words.text(closing === 0 ? 'ui.paper.even' : closing > 0 ? 'ui.paper.customerOwes' : 'ui.paper.weOwe')],
    }),
    part(words.text('ui.paper.movements'), {
      heads: (['day', 'what', 'number', 'charged', 'credited', 'balance'] as const).map((head) =>
        words.text(`ui.paper.head.${head}`),
      ),
      rows: shown.map(({ day, id, kind, amount, balance }) => [
        dayText(day),
        words.text(`ui.paper.line.${kind}`),
        id,
        amount > 0 ? words.amount(amount) : '',
        amount < 0 ? words.amount(-amount) : '',
        words.amount(balance),
      ]),
    }),
  ]);
}
