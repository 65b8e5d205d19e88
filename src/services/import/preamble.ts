import { Unusable } from './bounds.ts';
import { isKyat } from './currency.ts';
import { headKey } from './heads.ts';
import type { Sheet } from './sheet.ts';
import { shownIn } from './values.ts';

const CURRENCY =
  /^(?:account|acct?|ac|statement|账户|账号|帐户|交易)?(?:currency|currencycode|ccy|curr?|币种|币别|货币)$/;
const ACCOUNT = /^(?:bank)?(?:account|acct?|ac|账号|账户|帐号|帐户|银行账号)(?:no|number|num|号码)?$/;
/** Fewer digits are a part of an account, or another number. */
const LEAST_DIGITS = 8;
/** A name and its value in one cell, with a sign between them or, before a code of three letters, none. */
const TOGETHER = /^(.*?)\s*[:：=]\s*(.*)$/u;
const CODE = /^(.*\S)[-–\s]+([A-Za-z]{3})$/u;
/** A name with its value is not longer; texts above the heads may be. */
const MOST_CHARACTERS = 200;
/** End of the value of one name, before another name in the same cell. */
const NEXT = /\s{2,}|[,;|，；]|\s\S+\s*[:：]/u;

/** Returns the value of a name in a row above the heads, from the same cell or the next one that is filled; null for none. */
function saidIn(texts: readonly string[], name: RegExp): string | null {
  for (const [at, text] of texts.entries()) {
    if (name.test(headKey(text))) return texts[at + 1] ?? null;
    const [, before = '', value = ''] = TOGETHER.exec(text) ?? CODE.exec(text) ?? [];
    if (!name.test(headKey(before))) continue;
    return (value === '' ? texts[at + 1] : value.split(NEXT, 1)[0]) ?? null;
  }
  return null;
}

/** Values of a name in the rows above the heads. */
const allSaid = ({ rows }: Pick<Sheet, 'rows'>, heads: number, name: RegExp): string[] =>
  rows.slice(0, heads).flatMap((row) => {
    const texts = row.flatMap((cell) => (cell ? [shownIn(cell).slice(0, MOST_CHARACTERS)] : []));
    return saidIn(texts, name) ?? [];
  });

/** Refuses a statement that says above its heads that it is in another currency than the kyat. */
export function refuseOtherCurrency(sheet: Pick<Sheet, 'rows'>, heads: number): void {
  const currency = allSaid(sheet, heads, CURRENCY).find((said) => !isKyat(said));
  if (currency !== undefined) throw new Unusable({ id: 'otherCurrency', values: { currency } });
}

/** Digits of an account; a spreadsheet may have lost the zeros before them. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const withoutZeros = (text: string): string => digitsOf(text).replace(/^0+/, '');

/** Refuses a statement that says above its heads that it is of another account than the one that is given. */
export function refuseOtherAccount(sheet: Pick<Sheet, 'rows'>, heads: number, given: unknown): void {
  if (typeof given !== 'string' || withoutZeros(given) === '') return;
  const named = allSaid(sheet, heads, ACCOUNT).filter((said) => digitsOf(said).length >= LEAST_DIGITS);
  const [first] = named;
  if (first !== undefined && named.every((said) => withoutZeros(said) !== withoutZeros(given)))
    throw new Unusable({ id: 'otherAccount', values: { named: first, given } });
}
