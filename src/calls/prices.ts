import * as z from 'zod/mini';
import { tariffSchema } from '#machines/freight.ts';
import { contract } from './contract.ts';

export const readTariffs = contract({
  method: 'GET',
  path: '/api/tariff/all',
  summary: 'Tariffs of each route that hold now or will hold later.',
  reply: z.array(z.extend(tariffSchema, { id: z.string() })),
});

export const readRates = contract({
  method: 'GET',
  path: '/api/exchangeRate/all',
  summary: 'Rates of exchange from yuan to kyat that hold now or will hold later, in hundredths of MMK.',
  reply: z.array(z.object({ id: z.string(), validFrom: z.string(), kyatPerYuan: z.int() })),
});
