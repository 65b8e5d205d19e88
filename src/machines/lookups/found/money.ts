import { aggregateTypes } from '../../catalogue/aggregateTypes.ts';
import type { BankLine } from '../../bankLine/context.ts';
import type { Aggregate } from '../../kit/aggregate.ts';
import { e164Of } from '../../fields/phones.ts';
import type { Receipt } from '../../receipt/context.ts';
import { receiptNamed, receiptsNamed, receiptTarget } from '../bankLine.ts';
import { fieldsOf, mainOf, text, texts, type Fields, type Finder } from './read.ts';

/** The row field with a line's amount on a bill, by kind of line. */
const AMOUNT_FIELD: Readonly<Record<string, string>> = { receivable: 'due', payable: 'amount' };

const linesOf: Finder = (aggregates, { data }) => {
  const named = Array.isArray(data['lines']) ? (data['lines'] as readonly Fields[]) : [];
  return named.flatMap(({ kind, line }) => {
    const aggregate = aggregates.aggregate(String(kind), String(line));
    const amountField = AMOUNT_FIELD[String(kind)];
    if (!aggregate || amountField === undefined) return [];
    const row = aggregateTypes[String(kind)]?.row(aggregate) ?? {};
    const { customerKind, customer, day } = row;
    return [{ line: aggregate.id, customerKind, customer, amount: row[amountField], day }];
  });
};

const billsOf: Finder = (aggregates, { data }) =>
  [...new Set(texts(data['bills']))].toSorted().flatMap((id) => {
    const bill = aggregates.aggregate('bill', id);
    return bill ? [{ id, branch: fieldsOf(bill)['branch'] }] : [];
  });

const receiptsOf: Finder = (aggregates, source) =>
  receiptsNamed(source)
    .toSorted()
    .flatMap((id) => {
      const receipt = aggregates.aggregate('receipt', id);
      return receipt ? [receiptTarget(receipt as Aggregate<Receipt>)] : [];
    });

const lineOfReceipt: Finder = (aggregates, source) => {
  const named = receiptNamed(source);
  const line = [...aggregates.all('bankLine')].find((one) => {
    const { receipt, receipts, isPart } = one.context as BankLine;
    return named !== null && !isPart && [receipt, ...receipts].includes(named);
  });
  return line?.id ?? null;
};

const accountOf: Finder = (aggregates, { data, aggregate }) => {
  const own = fieldsOf(aggregate);
  const kind = text(data['customerKind']) ?? own['customerKind'];
  const customer = text(data['customer']) ?? text(own['customer']) ?? '';
  const number = text(data['account']) ?? own['account'];
  if (kind === 'merchant') {
    const accounts = fieldsOf(aggregates.aggregate('merchant', customer))['accounts'];
    const found = (Array.isArray(accounts) ? (accounts as readonly Fields[]) : []).find(
      (one) => one['number'] === number,
    );
    return found ? { number, bank: found['bank'] ?? '', holder: found['holder'] ?? '' } : null;
  }
  const users = [...aggregates.all('appUser')].map(fieldsOf);
  const user = users.find((one) => e164Of(String(one['phone'])) === e164Of(customer) && one['bankAccount'] === number);
  return user && number !== null ? { number, bank: user['bank'] ?? '', holder: user['nickName'] ?? '' } : null;
};

const periodsOf: Finder = (aggregates, { data, aggregate }) => {
  const month = text(data['month']) ?? text(fieldsOf(aggregate)['month']) ?? '';
  const all = [...aggregates.all('period')];
  const months = (isClosed: boolean): string[] =>
    all
      .filter((one) => (mainOf(one) === 'closed') === isClosed)
      .map(({ id }) => id)
      .toSorted();
  return {
    closedThrough: months(true).at(-1) ?? null,
    earlierOpen: months(false).find((one) => one < month) ?? null,
  };
};

/** The lookups of bank lines, bills, settlements and payment slips. */
export const moneyFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  bankLine: { receipts: receiptsOf, lineOfReceipt },
  bill: { lines: linesOf },
  settlement: { bills: billsOf },
  // Records held in memory always agree with the ledger that is made of them.
  period: { periods: periodsOf, disagreements: () => ({ count: 0, first: [] }) },
  paymentSlip: { bills: billsOf, account: accountOf },
};
