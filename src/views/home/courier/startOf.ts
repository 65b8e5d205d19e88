import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Order } from '#machines/order/context.ts';
import { stages } from '#machines/money/stages.ts';
import { initialOf } from '#views/records/order/initial.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

const PAID: readonly string[] = stages.map((stage) => `order.${stage}Paid`);
const SIGNED: readonly string[] = ['order.signed', 'order.returnSigned'];

/** Returns what a form at the door begins with: cash, and the code that was verified, else a signature of the person who is visited. */
export function startOf(type: string, name: string, pieces: number, aggregate: Pick<Aggregate, 'context'>): Draft {
  const isVerified = type === 'order.signed' && (aggregate.context as Order).receiverCode?.state === 'verified';
  return {
    ...initialOf(pieces, aggregate)(type),
    ...(PAID.includes(type) && { method: 'cash' }),
    ...(SIGNED.includes(type) && { proof: { kind: isVerified ? 'code' : 'signature', signedBy: name } }),
  };
}
