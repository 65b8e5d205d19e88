import { isAfter } from '../calendar.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { netOf, type Settlement } from './context.ts';
import { reaches } from '../billing.ts';
import type { SettlementData, SettlementEvents } from './events.ts';
import type { Known } from './known.ts';

type About<Type extends keyof SettlementEvents> = Judged<Settlement, SettlementData<Type>, Known>;

/** What a settlement must fulfil (§4, §5, §9; reliability.md 5, M16, M17). */
export const rules = rulesOf<Settlement, Known>('settlement')({
  billsWithinReach: {
    source: '§6, data scope',
    code: 'scope',
    needsData: true,
    field: 'bills',
    values: ['bill'],
    knows: ['bills'],
    holds({ data, known, actor }: About<'settlement.opened'>): true | Values {
      const outside = data.bills.find((id) => !reaches(actor, known.bills.find((one) => one.id === id)?.branch));
      return outside === undefined || { bill: outside };
    },
  },
  billsAreDistinct: {
    source: 'reliability.md 5, M07: a bill is counted once',
    needsData: true,
    field: 'bills',
    values: ['bill'],
    holds({ data }: About<'settlement.opened'>): true | Values {
      const twice = data.bills.find((bill, place) => data.bills.indexOf(bill) !== place);
      return twice === undefined || { bill: twice };
    },
  },
  billAwaitsCount: {
    source: 'reliability.md 5, M07: a bill is counted once',
    needsData: true,
    field: 'bill',
    values: ['bill'],
    holds: ({ context, data }: About<'settlement.billCounted'>) =>
      (context.bills.includes(data.bill) && !context.counted.includes(data.bill)) || { bill: data.bill },
  },
  feeAboveZero: {
    source: '§5: a handling fee applies, or there is none',
    needsData: true,
    field: 'amount',
    holds: ({ data }: About<'settlement.feeCharged'>) => data.amount > 0 || {},
  },
  feeNotYetCharged: {
    source: 'reliability.md 5, M16: the handling fee is charged at most once',
    values: ['fee'],
    holds: ({ context }: Judged<Settlement, unknown, Known>) => context.fee === null || { fee: context.fee },
  },
  hasSomethingToSettle: {
    source: '§4: a settlement of nothing needs none',
    holds: ({ context }: Judged<Settlement, unknown, Known>) => netOf(context) !== 0 || {},
  },
  transferHasHappened: {
    source: '§5: the time of the transfer is confirmed',
    needsData: true,
    field: 'transferredAt',
    values: ['time', 'at'],
    holds: ({ data, at }: About<'settlement.settled'>) =>
      !isAfter(data.transferredAt, at) || { time: data.transferredAt, at },
  },
});

export type RuleName = keyof typeof rules;
