import { localDay, localHour } from '../../time/calendar.ts';
import { rulesOf } from '../../kit/rule.ts';
import { PICKUP_MOST_DAYS_AHEAD } from '../../fields/limits.ts';
import { dayFrom } from '../../time/periods.ts';
import { WINDOW_ENDS } from '../../fields/schemas.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';

type Asked = About<'order.pickupDaySet'>;

/** Rules of a day that a sender asks for collection on. */
export const pickupRules = rulesOf<Order, Lookups>('order')({
  pickupDayInReach: {
    source: 'ours: a courier plans two weeks ahead',
    needsData: true,
    field: 'pickupDay',
    values: ['pickupDay', 'latest'],
    holds: ({ data: { pickupDay }, at }: Asked) => {
      const latest = dayFrom(Date.parse(at), PICKUP_MOST_DAYS_AHEAD);
      return (pickupDay >= localDay(at) && pickupDay <= latest) || { pickupDay, latest };
    },
  },
  pickupWindowNotOver: {
    source: 'ours: nobody comes in a part of the day that is over',
    needsData: true,
    field: 'pickupWindow',
    values: ['at'],
    holds: ({ data: { pickupDay, pickupWindow }, at }: Asked) =>
      pickupDay !== localDay(at) || localHour(at) < Number(WINDOW_ENDS[pickupWindow].slice(0, 2)) || { at },
  },
  pickupDayIsNew: {
    source: 'ours: what is asked for already is not asked for again',
    needsData: true,
    field: 'pickupDay',
    values: ['pickupDay'],
    holds: ({ data, context }: Asked) =>
      data.pickupDay !== context.pickupDay ||
      data.pickupWindow !== context.pickupWindow || { pickupDay: data.pickupDay },
  },
  pickupDayHasCome: {
    source: 'ours: before the day that the sender named no order is late',
    values: ['pickupDay'],
    holds: ({ context: { pickupDay = '' }, at }: About) => pickupDay <= localDay(at) || { pickupDay },
  },
  pickupDayHasPassed: {
    source: 'ours: a collection is late after the day that the sender named',
    values: ['pickupDay'],
    holds: ({ context: { pickupDay = '' }, at }: About) => pickupDay < localDay(at) || { pickupDay },
  },
});
