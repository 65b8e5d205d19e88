import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { AppUser } from './context.ts';
import { events } from './events.ts';

const text = z.string().nullable();

/** List row of an app user (§3). `level` is the number of §4: ordinary 6, VIP 7. */
export const rowSchema = z.object({
  ...rowHead,
  ...events['appUser.registered'].payload.shape,
  level: z.int(),
  enabled: z.boolean(),
  bank: text,
  bankAccount: text,
  merchant: text,
  registeredAt: z.string(),
  disabledFor: text,
});

export const row = ({ context, states }: Aggregate<AppUser>, level: number) => ({
  ...context,
  level,
  enabled: states['account'] === 'account.enabled',
});
