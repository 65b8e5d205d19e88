import type { BalanceLine, BalancesQuery } from '#services/ledger.ts';
import { lastDayOf, type Behind } from './addresses.ts';

/** Split of accounts. */
export type BalancedBy = NonNullable<BalancesQuery['by']>;

/** Id of the part that a line is about. */
export const partOf = ({ party, branch, part }: BalanceLine): string | null => part ?? branch ?? party;

/** Filters of the postings that a part of the accounts consists of. */
export function behindPart(line: BalanceLine, by: BalancedBy): Omit<Behind, 'accounts'> {
  const id = partOf(line);
  switch (by) {
    case 'branch':
      return { branch: id };
    case 'party':
      return { party: id };
    case 'person':
      return { person: id ?? '' };
    case 'type':
      return { type: id ?? '' };
    case 'day':
      return { from: id ?? '', to: id ?? '' };
    case 'month':
      return { from: `${id}-01`, to: lastDayOf(id ?? '') };
    default:
      return {};
  }
}
