import { nouns } from '#machines/nouns.ts';
import { fieldsOf, text, texts, type Fields, type Finder } from './read.ts';

const linesOf: Finder = (world, { data }) => {
  const named = Array.isArray(data['lines']) ? (data['lines'] as readonly Fields[]) : [];
  return named.flatMap(({ kind, line }) => {
    const life = world.life(String(kind), String(line));
    if (!life) return [];
    const row = nouns[String(kind)]?.row(life) ?? {};
    return [
      {
        line: life.id,
        customerKind: row['customerKind'],
        customer: row['customer'],
        amount: row['due'],
        day: row['day'],
      },
    ];
  });
};

const billsOf: Finder = (world, { data }) =>
  texts(data['bills']).flatMap((id) => {
    const bill = world.life('bill', id);
    return bill ? [{ id, branch: fieldsOf(bill)['branch'] }] : [];
  });

const accountOf: Finder = (world, { data, life }) => {
  const context = fieldsOf(life);
  const customer = text(data['customer']) ?? text(context['customer']);
  const accounts = fieldsOf(world.life('merchant', customer ?? ''))['accounts'];
  const number = text(data['account']) ?? text(data['number']);
  const found = (Array.isArray(accounts) ? (accounts as readonly Fields[]) : []).find(
    (one) => one['number'] === number,
  );
  return found ? { number, bank: found['bank'] ?? '', holder: found['holder'] ?? '' } : null;
};

/** What the rules of bills and slips look at. */
export const moneyFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  bill: { lines: linesOf },
  settlement: { bills: billsOf },
  paymentSlip: { bills: billsOf, account: accountOf },
};
