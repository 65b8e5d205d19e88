import { billsAreDistinct, billsWithinReach, transferHasHappened } from '../money/chosenBills.ts';
import { isBy } from '../kit/actor.ts';
import { rulesOf, type Judged } from '../kit/rule.ts';
import { netOf, type Settlement } from './context.ts';
import type { SettlementData, SettlementEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

type About<Type extends keyof SettlementEvents> = Judged<Settlement, SettlementData<Type>, Lookups>;

/** Rules of a settlement (§4, §5, §9; reliability.md 5, M16, M17). */
export const rules = rulesOf<Settlement, Lookups>('settlement')({
  billsWithinReach,
  billsAreDistinct: billsAreDistinct('reliability.md 5, M07: a bill is counted once'),
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
    holds: ({ context }: Judged<Settlement, unknown, Lookups>) => context.fee === null || { fee: context.fee },
  },
  hasSomethingToSettle: {
    source: '§4: a settlement of nothing needs none',
    holds: ({ context }: Judged<Settlement, unknown, Lookups>) => netOf(context) !== 0 || {},
  },
  transferHasHappened,
  settledByAnother: {
    source: 'ours: who asks for a settlement does not settle it (reliability.md 1.2, V2)',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context, actor }: Judged<Settlement, unknown, Lookups>) =>
      !isBy(context.requestedBy, actor) || { by: actor.id },
  },
});

export type RuleName = keyof typeof rules;
