import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { stages } from '../money/stages.ts';
import type { ExtraFee } from './context.ts';
import type { FeeData } from './events.ts';

const contextOf = (aggregate: Aggregate) => aggregate.context as ExtraFee;

/** A fee paid alone is a partial payment of its stage. */
export const reactions: readonly Reaction[] = stages.map((stage) =>
  whenever('extraFee.paid').propose('order', `order.${stage}PartPaid`, ({ data }, aggregate) => {
    const { order, amount, stage: own } = contextOf(aggregate);
    const { paymentChannel, voucher } = data as FeeData<'extraFee.paid'>;
    const paid = { amount, method: paymentChannel, fee: aggregate.id, ...(voucher === undefined ? {} : { voucher }) };
    return own === stage ? [{ id: order, data: paid }] : [];
  }),
);
