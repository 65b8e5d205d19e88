import { aggregateTypes } from '../../aggregateTypes.ts';
import { fieldsOf, text, texts, type Fields, type Finder } from './read.ts';

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
  const user = users.find((one) => one['phone'] === customer && one['bankAccount'] === number);
  return user && number !== null ? { number, bank: user['bank'] ?? '', holder: user['nickName'] ?? '' } : null;
};

/** The lookups of bills, settlements and payment slips. */
export const moneyFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  bill: { lines: linesOf },
  settlement: { bills: billsOf },
  paymentSlip: { bills: billsOf, account: accountOf },
};
