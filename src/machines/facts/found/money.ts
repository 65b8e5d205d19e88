import { nouns } from '../../nouns.ts';
import { fieldsOf, text, texts, type Fields, type Finder } from './read.ts';

/** What a line brings to a bill, by its kind: the field of its row. */
const BROUGHT: Readonly<Record<string, string>> = { receivable: 'due', payable: 'amount' };

const linesOf: Finder = (lives, { data }) => {
  const named = Array.isArray(data['lines']) ? (data['lines'] as readonly Fields[]) : [];
  return named.flatMap(({ kind, line }) => {
    const life = lives.life(String(kind), String(line));
    const brought = BROUGHT[String(kind)];
    if (!life || brought === undefined) return [];
    const row = nouns[String(kind)]?.row(life) ?? {};
    const { customerKind, customer, day } = row;
    return [{ line: life.id, customerKind, customer, amount: row[brought], day }];
  });
};

const billsOf: Finder = (lives, { data }) =>
  [...new Set(texts(data['bills']))].toSorted().flatMap((id) => {
    const bill = lives.life('bill', id);
    return bill ? [{ id, branch: fieldsOf(bill)['branch'] }] : [];
  });

const accountOf: Finder = (lives, { data, life }) => {
  const own = fieldsOf(life);
  const kind = text(data['customerKind']) ?? own['customerKind'];
  const customer = text(data['customer']) ?? text(own['customer']) ?? '';
  const number = text(data['account']) ?? own['account'];
  if (kind === 'merchant') {
    const accounts = fieldsOf(lives.life('merchant', customer))['accounts'];
    const found = (Array.isArray(accounts) ? (accounts as readonly Fields[]) : []).find(
      (one) => one['number'] === number,
    );
    return found ? { number, bank: found['bank'] ?? '', holder: found['holder'] ?? '' } : null;
  }
  const users = [...lives.all('appUser')].map(fieldsOf);
  const user = users.find((one) => one['phone'] === customer && one['bankAccount'] === number);
  return user && number !== null ? { number, bank: user['bank'] ?? '', holder: user['nickName'] ?? '' } : null;
};

/** What the rules of bills and slips look at. */
export const moneyFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  bill: { lines: linesOf },
  settlement: { bills: billsOf },
  paymentSlip: { bills: billsOf, account: accountOf },
};
