import { Unusable } from './bounds.ts';
import { isKyat } from './currency.ts';
import { headKey } from './heads.ts';
import type { Sheet } from './sheet.ts';
import { shownIn } from './values.ts';

const CURRENCY =
  /^(?:account|acct?|ac|statement|账户|账号|帐户|交易)?(?:currency|currencycode|ccy|curr?|币种|币别|货币)$/;
/** A name and its value in one cell, with a sign between them or, before a code of three letters, none. */
const TOGETHER = /^(.*?)\s*[:：=]\s*(.*)$/u;
const CODE = /^(.*\S)[-–\s]+([A-Za-z]{3})$/u;
/** A name with its value is not longer; texts above the heads may be. */
const MOST_CHARACTERS = 200;
/** Where the value of one name ends and another name begins in the same cell. */
const NEXT = /\s{2,}|[,;|，；]|\s\S+\s*[:：]/u;

/** What a bank says of itself in a row above the heads under a name, in the same cell or in the next one that is filled. */
function saidIn(texts: readonly string[], name: RegExp): string | null {
  for (const [at, text] of texts.entries()) {
    if (name.test(headKey(text))) return texts[at + 1] ?? null;
    const [, before = '', value = ''] = TOGETHER.exec(text) ?? CODE.exec(text) ?? [];
    if (!name.test(headKey(before))) continue;
    return (value === '' ? texts[at + 1] : value.split(NEXT, 1)[0]) ?? null;
  }
  return null;
}

/** Refuses a statement that says above its heads that it is in another currency than the kyat. */
export function refuseOtherCurrency({ rows }: Pick<Sheet, 'rows'>, heads: number): void {
  const said = rows.slice(0, heads).map((row) =>
    saidIn(
      row.flatMap((cell) => (cell ? [shownIn(cell).slice(0, MOST_CHARACTERS)] : [])),
      CURRENCY,
    ),
  );
  const currency = said.find((value) => value !== null && !isKyat(value));
  if (currency) throw new Unusable({ id: 'otherCurrency', values: { currency } });
}
