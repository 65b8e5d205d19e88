import { branchesOf } from '../money/billing.ts';
import type { Evolve } from '../kit/evolve.ts';
import type { Settlement } from './context.ts';
import type { SettlementRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

export const evolve: Evolve<Settlement> = {
  'settlement.opened': (_, { data, lookups, actor, at }: SettlementRecordedEvent<'settlement.opened'>) => ({
    ...data,
    branches: branchesOf((lookups as Partial<Lookups>).bills),
    openedAt: at,
    openedBy: actor.id,
  }),
  'settlement.billCounted': (settlement, { data }: SettlementRecordedEvent<'settlement.billCounted'>) => ({
    customerName: data.customerName,
    counted: [...settlement.counted, data.bill],
    receivable: settlement.receivable + data.receivable,
    payable: settlement.payable + data.payable,
  }),
  'settlement.feeCharged': (_, { data }: SettlementRecordedEvent<'settlement.feeCharged'>) => ({ fee: data.amount }),
  'settlement.requested': (_, { actor }: SettlementRecordedEvent<'settlement.requested'>) => ({
    requestedBy: actor.id,
  }),
  'settlement.withdrawn': (_, { data }: SettlementRecordedEvent<'settlement.withdrawn'>) => ({
    ...data,
    requestedBy: null,
  }),
  'settlement.settled': (_, { data, actor, at }: SettlementRecordedEvent<'settlement.settled'>) => ({
    ...data,
    settledAt: at,
    settledBy: actor.id,
  }),
  'settlement.dissolved': (_, { data }: SettlementRecordedEvent<'settlement.dissolved'>) => data,
};
