import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/prices.ts';
import { call, type AskOptions } from './http.ts';

/** A tariff of the price list. */
export type TariffEntry = ReplyOf<typeof calls.readTariffs>[number];

/** A rate of exchange: hundredths of MMK for one yuan. */
export type RateEntry = ReplyOf<typeof calls.readRates>[number];

/** Tariffs that hold now or will hold later. */
export const readTariffs = (options?: AskOptions): Promise<readonly TariffEntry[]> =>
  call(calls.readTariffs, {}, options);

/** The tariff by which a change of an order's weight is priced; null if none is in force. */
export const readTariffOfOrder = async (id: string, options?: AskOptions): Promise<TariffEntry | null> =>
  (await call(calls.readTariffOfOrder, { params: { id } }, options)).tariff;

/** Rates of exchange that hold now or will hold later. */
export const readRates = (options?: AskOptions): Promise<readonly RateEntry[]> => call(calls.readRates, {}, options);
