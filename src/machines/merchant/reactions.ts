import { reactionsOf } from '../kit/reaction.ts';
import type { MerchantContext } from './context.ts';
import type { LEVELS } from '../customers/merchantFields.ts';
import type { MerchantEvents } from './events.ts';

const { whenever } = reactionsOf<MerchantEvents, MerchantContext>();

type Level = Exclude<(typeof LEVELS)[number], 'bizLv1'>;

/** Moves a newly registered customer to its level, in the same transaction. */
const movesToLevel = (level: Level, event: string) =>
  whenever('merchant.registered').propose('merchant', event, ({ data }, { id }) =>
    data.kind === level ? [{ id, data: {} }] : [],
  );

export const reactions = [
  movesToLevel('bizLv2', 'merchant.movedToLv2'),
  movesToLevel('bizLv3', 'merchant.movedToLv3'),
  movesToLevel('bizLv4', 'merchant.movedToLv4'),
];
