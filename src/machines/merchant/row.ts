import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { MerchantContext } from './context.ts';
import { events } from './events.ts';
import { LEVELS } from '../customers/merchantFields.ts';

/** List row of a business customer (§3). */
export const rowSchema = z.object({
  ...rowHead,
  ...events['merchant.registered'].payload.shape,
  kind: z.enum([...LEVELS, 'invalid']),
  /** True if its orders are accepted. */
  enabled: z.boolean(),
  mainAccount: z.string().nullable(),
  permissions: z.array(z.string()).nullable(),
  invalidFor: z.string().nullable(),
  contractStartsOn: z.iso.date().nullable(),
  contractEndsOn: z.iso.date().nullable(),
  /** Committed orders per month. */
  targetOrders: z.int().nullable(),
});
export type MerchantRow = z.infer<typeof rowSchema>;

export const row = ({ context, states }: Aggregate<MerchantContext>) => ({
  ...context,
  kind: states['merchant'],
  enabled: states['merchant'] !== 'invalid',
  mainAccount: context.accounts.find(({ main }) => main)?.number ?? null,
  contractStartsOn: context.contract?.startsOn ?? null,
  contractEndsOn: context.contract?.endsOn ?? null,
  targetOrders: context.contract?.targetOrders ?? null,
});
