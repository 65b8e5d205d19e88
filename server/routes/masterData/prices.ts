import { quotePrice, readRates, readTariffs } from '#calls/prices.ts';
import { quote, routeBetween, tariffAt, type Place, type Tariff } from '#machines/money/freight.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { Problem } from '../../http/errors.ts';
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

const PLACES = `select id, country, city from row_branch where id = any($1) and state = 'registered'`;

const tariffsIn = async (db: Queryable, now: Date): Promise<(Tariff & { readonly id: string })[]> => {
  const { rows } = await db.query<{ id: string; row: Tariff }>(TARIFFS, [now.toISOString()]);
  return rows.map(({ id, row }) => ({ ...row, id }));
};

/** Routes of the price list, the source of public quotes. */
export const priceRoutes = (db: Queryable): Route[] => [
  implement(readTariffs, ({ now }) => tariffsIn(db, now)),
  implement(quotePrice, async ({ body: { originBranch, destinationBranch, insureAmount = null, ...goods }, now }) => {
    const { rows } = await db.query<Place & { id: string }>(PLACES, [[originBranch, destinationBranch]]);
    const placeOf = (branch: string): Place => {
      const place = rows.find(({ id }) => id === branch);
      if (place) return place;
      throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'quote.branch', values: { branch } }] });
    };
    const route = routeBetween(placeOf(originBranch), placeOf(destinationBranch));
    const tariff = tariffAt(await tariffsIn(db, now), route, now.toISOString());
    if (!tariff)
      throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'quote.tariff', values: { route } }] });
    return { tariff: tariff.id, fees: quote({ ...goods, insureAmount, storageDays: 0 }, tariff) };
  }),
  implement(readRates, async ({ now }) => {
    const { rows } = await db.query<RateRow>(RATES, [now.toISOString()]);
    return rows.map((rate) => ({ ...rate, kyatPerYuan: Number(rate.kyatPerYuan) }));
  }),
];
