import { isAfter } from '../time/calendar.ts';
import { reaches, type BillLookup } from './billing.ts';
import type { Judged, Values } from '../kit/rule.ts';

interface Bills {
  readonly bills: readonly string[];
}
interface Lookups {
  readonly bills: readonly BillLookup[];
}
type About<Data> = Judged<unknown, Data, Lookups>;

/** Rules shared by the aggregates that gather selected bills and are paid (§4, §5, §6). */

/** Every bill exists and belongs to a branch in the actor's data scope. */
export const billsWithinReach = {
  source: '§6, data scope',
  code: 'scope',
  needsData: true,
  field: 'bills',
  values: ['bill'],
  lookups: ['bills'],
  holds({ data, lookups, actor }: About<Bills>): true | Values {
    const outside = data.bills.find((id) => !reaches(actor, lookups.bills.find((one) => one.id === id)?.branch));
    return outside === undefined || { bill: outside };
  },
} as const;

/** No bill is selected twice; `source` names the requirement. */
export const billsAreDistinct = <const Source extends string>(source: Source) =>
  ({
    source,
    needsData: true,
    field: 'bills',
    values: ['bill'],
    holds({ data }: About<Bills>): true | Values {
      const duplicate = data.bills.find((bill, place) => data.bills.indexOf(bill) !== place);
      return duplicate === undefined || { bill: duplicate };
    },
  }) as const;

/** The transfer has already taken place. */
export const transferHasHappened = {
  source: '§5: the time of the transfer is confirmed',
  needsData: true,
  field: 'transferredAt',
  values: ['time', 'at'],
  holds: ({ data, at }: { readonly data: { readonly transferredAt: string }; readonly at: string }): true | Values =>
    !isAfter(data.transferredAt, at) || { time: data.transferredAt, at },
} as const;
