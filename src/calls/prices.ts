import * as z from 'zod/mini';
import { tariffSchema } from '#machines/freight.ts';
import { contract } from './contract.ts';

export const readTariffs = contract({
  method: 'GET',
  path: '/api/tariff/all',
  summary: 'Lists the present and future tariffs of each route.',
  reply: z.array(z.extend(tariffSchema, { id: z.string() })),
});

export const readRates = contract({
  method: 'GET',
  path: '/api/exchangeRate/all',
  summary: 'Lists the present and future exchange rates from yuan to kyat, in hundredths of MMK.',
  reply: z.array(z.object({ id: z.string(), validFrom: z.string(), kyatPerYuan: z.int() })),
});
