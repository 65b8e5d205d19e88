import { z } from 'zod';
import { localDay } from '../time/calendar.ts';
import { customerKind } from '../money/billing.ts';
import { kyat, method, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { means } from '../kit/meaning.ts';
import { rowHead } from '../kit/register.ts';
import { stages } from '../money/stages.ts';
import { personal } from '../fields/personal.ts';
import { voucher } from '../fields/uploads.ts';
import type { Receivable } from './context.ts';

const text = z.string().nullable();

/** List row of a receivable from staff or customers (§2). Money in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  stage: oneOf(stages),
  customerKind: oneOf(customerKind.options),
  customer: personal(z.string(), 'customer'),
  customerName: personal(z.string(), 'name'),
  merchant: text,
  /** Branch that answers for the debt: the order's origin. */
  branch: text,
  /** Party that the money is collected from (§4). */
  gathering: z.enum(['sender', 'receiver', 'invoice']),
  amount: z.int(),
  due: z.int(),
  received: kyat,
  refunded: kyat,
  refundDue: kyat,
  method: oneOf([...method.options, 'bill']).nullable(),
  voucher: voucher.nullable(),
  takenBy: text,
  bill: text,
  day: means(z.string(), { isDay: true }),
  dueAt: z.string(),
  receivedAt: text,
  confirmedAt: text,
  confirmedBy: text,
});
export type ReceivableRow = z.infer<typeof rowSchema>;

const onAccount: ReadonlySet<string> = new Set(['credited', 'billed', 'settled']);

export function row({ context, states }: Aggregate<Receivable>): Omit<ReceivableRow, keyof typeof rowHead> {
  const { payments, branches, ...lookups } = context;
  const last = payments.at(-1);
  const gathered = context.stage === 'sign' ? 'receiver' : 'sender';
  return {
    ...lookups,
    branch: branches[0] ?? null,
    gathering: onAccount.has(states['receivable'] ?? '') ? 'invoice' : gathered,
    amount: context.due + context.received - context.refundDue,
    method: last?.method ?? null,
    voucher: last?.voucher ?? null,
    takenBy: last?.by ?? null,
    day: localDay(context.dueAt),
  };
}
