import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type MerchantContext } from './context.ts';
import { events, type MerchantData, type MerchantEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

export type { Merchant } from './events.ts';

/** Business customer (§3). Visible to its own accounts and to the branch that signed it. */
export const merchant = aggregateType<MerchantContext, keyof MerchantEvents, typeof rowSchema, StateOf<typeof machine>>(
  {
    id: 'merchant',
    version: 2,
    events,
    rules,
    machine,
    evolve,
    initial,
    rowSchema,
    row,
    branches: ({ branch }) => [branch],
    owner: ({ code }) => code,
    reactions,
    keyField: 'code',
    identify: (_, { code }: MerchantData<'merchant.registered'>) => code,
  },
);
