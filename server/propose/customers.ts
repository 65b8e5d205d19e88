import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { customerKeyOf } from '../customerKeys.ts';

type Data = Readonly<Record<string, unknown>>;

/** Type of the records that are compared with the customer of a payload, and keep the key that they were made with. */
const COMPARED = 'bill';

/**
 * Returns a payload with the opaque key of a personal customer instead of the phone number. A bill of before the keys
 * is named as the log names it. The payload of a new bill is left as it is, because its lines are compared with it.
 */
export function withCustomerKey(
  aggregateType: AggregateType,
  data: Data,
  target: Pick<Aggregate, 'version' | 'context'>,
): Data {
  const { customerKind, customer } = data;
  if (customerKind !== 'personal' || typeof customer !== 'string') return data;
  if (marksOf(aggregateType).get('customer') !== 'customer') return data;
  const key = customerKeyOf(customer);
  if (aggregateType.id !== COMPARED) return { ...data, customer: key };
  if (target.version === 0) return data;
  const { customer: recorded } = target.context as { readonly customer: string };
  return { ...data, customer: customerKeyOf(recorded) === key ? recorded : key };
}
