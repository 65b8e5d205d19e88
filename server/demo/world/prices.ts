import type { Tariff } from '#machines/money/freight.ts';
import type { ExchangeRate } from '#machines/registers/index.ts';
import { tariffsFrom } from '#instruments/sandbox/tariffs.ts';

const DAY_MILLISECONDS = 86_400_000;
const RATE_EVERY_DAYS = 3;
/** Age of the first rate: one day more than the orders of the demonstration, so that each finds a rate. */
const FIRST_RATE_DAYS_BACK = 63;
const TARIFF_DAYS_BACK = 365;

const daysBefore = (now: Date, days: number): string =>
  `${new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString().slice(0, 10)}T00:00:00.000Z`;

/** Returns a tariff for each route, in force for a year. */
export const tariffs = (now: Date): readonly Tariff[] => tariffsFrom(daysBefore(now, TARIFF_DAYS_BACK));

/** Changes of the rate, in hundredths of MMK for a yuan. */
const steps = [0, 45, -30, 60, 15, -75, 20, 35, -10, 50, -40, 25, 5, -20, 30, -15, 40, 10, -35, 55, -5, 15];

/** Returns a rate for every third day of the last two months. */
export const exchangeRates = (now: Date): readonly ExchangeRate[] => {
  let kyatPerYuan = 289_50;
  return steps.map((step, index) => {
    kyatPerYuan += step;
    return { kyatPerYuan, validFrom: daysBefore(now, FIRST_RATE_DAYS_BACK - index * RATE_EVERY_DAYS) };
  });
};
