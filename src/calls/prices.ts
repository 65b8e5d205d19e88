import * as z from 'zod/mini';
import { feesSchema, goodsSchema, tariffSchema } from '#machines/money/freight.ts';
import { contract } from './contract.ts';
import { byId, text } from './shapes.ts';

const tariff = z.extend(tariffSchema, { id: z.string() });

export const readTariffs = contract({
  method: 'GET',
  path: '/api/tariff/all',
  summary: 'Lists the present and future tariffs of each route.',
  reply: z.array(tariff),
});

export const readTariffOfOrder = contract({
  method: 'GET',
  path: '/api/tariff/order/:id',
  summary: 'Returns the tariff by which a change of weight or insured value of an order is priced; null without one.',
  params: byId,
  reply: z.object({ tariff: z.nullable(tariff) }),
  errors: ['forbidden', 'notFound'],
});

export const readRates = contract({
  method: 'GET',
  path: '/api/exchangeRate/all',
  summary: 'Lists the present and future exchange rates from yuan to kyat, in hundredths of MMK.',
  reply: z.array(z.object({ id: z.string(), validFrom: z.string(), kyatPerYuan: z.int() })),
});

export const quotePrice = contract({
  method: 'POST',
  path: '/api/quote',
  summary: 'Returns the freight of a parcel between two branches by the tariff in force, in hundredths of MMK.',
  body: z.strictObject({
    originBranch: text(1, 64),
    destinationBranch: text(1, 64),
    ...goodsSchema.omit({ storageDays: true, insureAmount: true }).shape,
    insureAmount: z.optional(goodsSchema.shape.insureAmount),
  }),
  reply: z.object({ tariff: z.string(), fees: feesSchema }),
  errors: ['notFound'],
});
