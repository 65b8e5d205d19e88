import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import { stages } from '../stages.ts';
import type { ExtraFee } from './context.ts';
import type { FeeData } from './events.ts';

const contextOf = (life: Life) => life.context as ExtraFee;

/** A fee that is paid alone is a part of its stage's money. */
export const reactions: readonly Reaction[] = stages.map((stage) =>
  whenever('extraFee.paid').propose('order', `order.${stage}PartPaid`, ({ data }, life) => {
    const { order, amount, stage: own } = contextOf(life);
    const { paymentChannel, voucher } = data as FeeData<'extraFee.paid'>;
    const paid = { amount, method: paymentChannel, fee: life.id, ...(voucher === undefined ? {} : { voucher }) };
    return own === stage ? [{ id: order, data: paid }] : [];
  }),
);
