import { readRates, readTariffs } from '#calls/prices.ts';
import type { Tariff } from '#machines/freight.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { implement, type Route } from '../../http/route.ts';

const TARIFFS = `select id, row from row_tariff asked where state = 'registered' and valid_from >= coalesce((
    select max(valid_from) from row_tariff where state = 'registered' and route = asked.route and valid_from <= $1), '')
  order by route, valid_from, id`;

const RATES = `select id, valid_from as "validFrom", kyat_per_yuan as "kyatPerYuan" from row_exchange_rate
  where state = 'registered' and valid_from >= coalesce((
    select max(valid_from) from row_exchange_rate where state = 'registered' and valid_from <= $1), '')
  order by valid_from, id`;

interface RateRow {
  readonly id: string;
  readonly validFrom: string;
  /** A bigint, which the driver returns as text. */
  readonly kyatPerYuan: string;
}

/** Routes of the price list, the source of public quotes. */
export const priceRoutes = (db: Queryable): Route[] => [
  implement(readTariffs, async ({ now }) => {
    const { rows } = await db.query<{ id: string; row: Tariff }>(TARIFFS, [now.toISOString()]);
    return rows.map(({ id, row }) => ({ ...row, id }));
  }),
  implement(readRates, async ({ now }) => {
    const { rows } = await db.query<RateRow>(RATES, [now.toISOString()]);
    return rows.map((rate) => ({ ...rate, kyatPerYuan: Number(rate.kyatPerYuan) }));
  }),
];
