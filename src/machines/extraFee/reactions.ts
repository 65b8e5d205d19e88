import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import { stages } from '../money/stages.ts';
import type { ExtraFee } from './context.ts';
import type { FeeEvents } from './events.ts';

const { whenever } = reactionsOf<FeeEvents, ExtraFee>();

/** A fee paid alone is a partial payment of its stage. */
export const reactions: readonly Reaction[] = stages.map((stage) =>
  whenever('extraFee.paid').propose('order', `order.${stage}PartPaid`, ({ data }, aggregate) => {
    const { order, amount, stage: own } = aggregate.context;
    const { paymentChannel, voucher } = data;
    const paid = { amount, method: paymentChannel, fee: aggregate.id, ...(voucher === undefined ? {} : { voucher }) };
    return own === stage ? [{ id: order, data: paid }] : [];
  }),
);
