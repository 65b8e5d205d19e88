import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import { stages } from '../money/stages.ts';
import type { Receipt } from './context.ts';
import type { ReceiptEvents } from './events.ts';

const { whenever } = reactionsOf<ReceiptEvents, Receipt>();

const confirmations: readonly Reaction[] = stages.map((stage) =>
  whenever('receipt.confirmed').propose('order', `order.${stage}Confirmed`, (_, aggregate) => {
    const { order, stage: own } = aggregate.context;
    return own === stage ? [{ id: order, data: {} }] : [];
  }),
);

/** Accepts the lines that were joined to a confirmed receipt; the last of its lines is the one whose acceptance confirmed it. */
const completions = whenever('receipt.confirmed').propose('bankLine', 'bankLine.completed', (_, aggregate) =>
  aggregate.context.bankLines.slice(0, -1).map((id) => ({ id, data: {} })),
);

/** Confirms the payment of a confirmed receipt, and accepts the lines that paid it in parts. */
export const reactions: readonly Reaction[] = [...confirmations, completions];
