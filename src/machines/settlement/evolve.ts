import { branchesOf } from '../billing.ts';
import type { Evolve } from '../kit/lifecycle.ts';
import type { Settlement } from './context.ts';
import type { SettlementFact } from './events.ts';
import type { Known } from './known.ts';

/** What each event changes in the facts a settlement keeps. */
export const evolve: Evolve<Settlement> = {
  'settlement.opened': (_, { data, known, actor, at }: SettlementFact<'settlement.opened'>) => ({
    ...data,
    branches: branchesOf((known as Partial<Known>).bills),
    openedAt: at,
    openedBy: actor.id,
  }),
  'settlement.billCounted': (settlement, { data }: SettlementFact<'settlement.billCounted'>) => ({
    customerName: data.customerName,
    counted: [...settlement.counted, data.bill],
    receivable: settlement.receivable + data.receivable,
    payable: settlement.payable + data.payable,
  }),
  'settlement.feeCharged': (_, { data }: SettlementFact<'settlement.feeCharged'>) => ({ fee: data.amount }),
  'settlement.withdrawn': (_, { data }: SettlementFact<'settlement.withdrawn'>) => data,
  'settlement.settled': (_, { data, actor, at }: SettlementFact<'settlement.settled'>) => ({
    ...data,
    settledAt: at,
    settledBy: actor.id,
  }),
  'settlement.dissolved': (_, { data }: SettlementFact<'settlement.dissolved'>) => data,
};
