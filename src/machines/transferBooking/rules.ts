import { rulesOf, type Judged } from '../kit/rule.ts';
import { volumeUnderTenCubicMetres } from '../fields/volume.ts';
import type { TransferBooking } from './context.ts';
import type { BookingData, BookingEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

type About<Type extends keyof BookingEvents> = Judged<TransferBooking, BookingData<Type>, Lookups>;
type Change = About<'transferBooking.amended'>;

/** Rules of a transfer booking (§3, §4, §5). */
export const rules = rulesOf<TransferBooking, Lookups>('transferBooking')({
  addressCodeKnown: {
    source: '§3, address code; lifecycles.md 4.3, ADDR',
    needsData: true,
    field: 'addressCode',
    values: ['code'],
    lookups: ['addressCode'],
    holds: ({ context, data, lookups }: Change) =>
      Boolean(lookups.addressCode) || { code: data.addressCode ?? context.addressCode },
  },
  addressCodeStillKnown: {
    source: '§3, address code; ours: also when the order is placed',
    values: ['code'],
    lookups: ['addressCode'],
    holds: ({ context, lookups }: Judged<TransferBooking, unknown, Lookups>) =>
      Boolean(lookups.addressCode) || { code: context.addressCode },
  },
  inOwnBranch: {
    source: '§6, data scope',
    code: 'scope',
    needsData: true,
    field: 'branch',
    values: ['branch'],
    holds: ({ data, actor }: About<'transferBooking.warehoused'>) =>
      actor.kind === 'system' || actor.scope === 'all' || actor.scope.includes(data.branch) || { branch: data.branch },
  },
  volumeUnderTenCubicMetres,
});

export type RuleName = keyof typeof rules;
