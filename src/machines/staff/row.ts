import { z } from 'zod';
import type { Aggregate } from '../kit/aggregateType.ts';
import { means } from '../kit/meaning.ts';
import { rowHead } from '../kit/register.ts';
import type { StaffContext } from './context.ts';
import { events } from './events.ts';

/** List row of a staff member (§3, roster). */
export const rowSchema = z.object({
  ...rowHead,
  ...events['staff.registered'].payload.shape,
  status: z.enum(['onJob', 'locked', 'quit']),
  /** True if the account may sign in. */
  enabled: z.boolean(),
  leaveDate: means(z.string(), { isDay: true }).nullable(),
  stoppedFor: z.string().nullable(),
  passwordResetAt: z.string().nullable(),
});
export type StaffRow = z.infer<typeof rowSchema>;

export const row = ({ context, states }: Aggregate<StaffContext>) => ({
  ...context,
  status: states['staff'],
  enabled: states['account'] === 'account.enabled',
});
