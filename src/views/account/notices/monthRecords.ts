import { inMyanmar } from '#machines/time/myanmarTime.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';
import { recordsAddress } from '#views/place/figureRecords.ts';
import { instantsOf } from '#views/shapes/fields/localTime.ts';

/** Returns the address of the orders made in a month, `YYYY-MM`, or of those of them that were returned. */
export function monthRecords(month: string, which: 'orders' | 'returned'): string {
  const first = `${month}-01`;
  const last = inMyanmar(fromMyanmar(`${first}T00:00:00`))
    .endOf('month')
    .format('YYYY-MM-DD');
  const made = { field: 'createdAt', op: 'between', value: instantsOf(first, last) };
  const returned = { field: 'state', op: 'eq', value: 'returnSigned' };
  return recordsAddress('order', which === 'orders' ? [made] : [made, returned]);
}
