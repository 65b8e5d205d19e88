import { quoteOf, type Tariff } from '#machines/money/freight.ts';
import { createKnowing, type ImportLookups } from './lookups.ts';
import type { ImportRow } from './rowBook.ts';

/** Freight of the rows that are ready: its sum in hundredths of MMK, and how many of them have a price. */
export interface Freight {
  readonly total: number;
  readonly priced: number;
  readonly unpriced: number;
}

/** Adds up the freight of the ready rows, as the tariffs at an instant (UTC ISO) price them. */
export function freightOf(rows: readonly ImportRow[], lookups: ImportLookups, at: string): Freight {
  const lookUp = createKnowing(lookups, at);
  let [total, priced, unpriced] = [0, 0, 0];
  for (const { status, data } of rows) {
    if (status !== 'good') continue;
    const found = lookUp(data)['tariff'] as { readonly tariff: Tariff } | null | undefined;
    const fees = quoteOf(data, found?.tariff);
    if (fees) [total, priced] = [total + fees.total, priced + 1];
    else unpriced += 1;
  }
  return { total, priced, unpriced };
}
