import { z } from 'zod';
import { localDay } from '../time/calendar.ts';
import { customerKind } from '../money/billing.ts';
import { kyat, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { means } from '../kit/meaning.ts';
import { rowHead } from '../kit/register.ts';
import { personal } from '../fields/personal.ts';
import type { Payable } from './context.ts';

const text = z.string().nullable();

/** List row of a payable to a merchant or customer (§2). Money in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  customerKind: oneOf(customerKind.options),
  customer: personal(z.string(), 'customer'),
  customerName: personal(z.string(), 'name'),
  merchant: text,
  collected: kyat,
  offset: kyat,
  refunded: kyat,
  settled: kyat,
  outstanding: kyat,
  /** Amount that it adds to a bill. */
  amount: z.int(),
  bill: text,
  slip: text,
  day: means(z.string(), { isDay: true }),
  dueAt: z.string(),
  paidAt: text,
});
export type PayableRow = z.infer<typeof rowSchema>;

export function row({ context }: Aggregate<Payable>): Omit<PayableRow, keyof typeof rowHead> {
  const { branches: _, ...lookups } = context;
  return { ...lookups, amount: context.outstanding, day: localDay(context.dueAt) };
}
