import { z } from 'zod';
import { means } from '../kit/meaning.ts';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { optional, remark } from './parts.ts';

const shape = {
  /** Hundredths of MMK for one yuan. */
  kyatPerYuan: means(z.int().max(100_000_000), { currency: 'MMK' }),
  /** UTC instant, with milliseconds, from which the rate is valid, until the next one. */
  validFrom: z.iso.datetime({ precision: 3 }),
  remark: optional(remark),
};
export type ExchangeRate = RegisterEntry<typeof shape>;

type Change = Judged<Partial<ExchangeRate>, Partial<ExchangeRate>, object>;

const rules = rulesOf<Partial<ExchangeRate>, object>('exchangeRate')({
  rateIsPositive: {
    source: '§3',
    field: 'kyatPerYuan',
    needsData: true,
    values: ['kyatPerYuan'],
    holds({ data }: Change): true | Values {
      const { kyatPerYuan = 1 } = data;
      return kyatPerYuan > 0 || { kyatPerYuan };
    },
  },
  isSupersededNotEdited: {
    source: '§9',
    values: ['validFrom'],
    holds: ({ context }: Change): true | Values => context.validFrom === undefined || { validFrom: context.validFrom },
  },
});

/** A dated exchange rate from yuan to kyat; orders keep the rate of their creation (§9). */
export const exchangeRate = register('exchangeRate', shape, {
  prefix: 'FXR',
  rules,
  reservations: ({ validFrom }) => [{ kind: 'exchangeRate.validFrom', key: validFrom }],
});
