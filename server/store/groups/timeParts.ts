import { fromMyanmar, localDay } from '#machines/time/calendar.ts';
import { AGES, type TimePart } from '#machines/kit/report.ts';
import { inMyanmar } from '#machines/time/myanmarTime.ts';
import type { Filter } from '../selection/filter.ts';

/** Key of times after today, in a grouping by age. */
const NOT_YET = '-1';

/** SQL of the first day of the age of a day; `age` is in days until today. */
const ageKey = (age: string): string => {
  const ranges = AGES.toReversed().map((first) => `when ${age} >= ${first} then '${first}'`);
  return `case when ${age} is null then null ${ranges.join(' ')} else '${NOT_YET}' end`;
};

/** Returns SQL of the key of a Myanmar time: a text, null where there is no time. */
export function timeKey(time: string, part: TimePart, now: Date): string {
  switch (part) {
    case 'day':
      return `to_char(${time}, 'YYYY-MM-DD')`;
    case 'week':
      return `to_char(date_trunc('week', ${time}), 'YYYY-MM-DD')`;
    case 'month':
      return `to_char(${time}, 'YYYY-MM')`;
    case 'hour':
      return `to_char(${time}, 'HH24')`;
    case 'weekday':
      return `to_char(${time}, 'ID')`;
    default:
      return ageKey(`(date '${localDay(now.getTime())}' - (${time})::date)`);
  }
}

/** First and last day of a key that is a range of days. */
function daysOf(key: string, part: 'day' | 'week' | 'month'): readonly [string, string] {
  if (part === 'day') return [key, key];
  const first = part === 'month' ? `${key}-01` : key;
  const start = inMyanmar(fromMyanmar(`${first}T00:00:00.000`));
  const after = part === 'month' ? start.add(1, 'month') : start.add(7, 'day');
  return [first, after.subtract(1, 'day').format('YYYY-MM-DD')];
}

const startOf = (day: string): string => fromMyanmar(`${day}T00:00:00.000`);
const endOf = (day: string): string => fromMyanmar(`${day}T23:59:59.999`);

/** Returns an instant some milliseconds earlier. */
export const earlier = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) - milliseconds).toISOString();

function ageFilter(field: string, key: string, now: Date): Filter {
  const today = inMyanmar(now.getTime());
  const daysAgo = (days: number): string => today.subtract(days, 'day').format('YYYY-MM-DD');
  if (key === NOT_YET) return { field, op: 'gte', value: startOf(daysAgo(-1)) };
  const first = Number(key);
  const next = AGES.find((one) => one > first);
  if (next === undefined) return { field, op: 'lte', value: endOf(daysAgo(first)) };
  return { field, op: 'between', value: [startOf(daysAgo(next - 1)), endOf(daysAgo(first))] };
}

/** Returns the filter of the rows of a key; `before` shifts a range of days back by milliseconds. */
export function timeFilter(field: string, key: string, part: TimePart, now: Date, before: number): Filter {
  if (part === 'hour' || part === 'weekday') return { field, op: part, value: Number(key) };
  if (part === 'age') return ageFilter(field, key, now);
  const [first, last] = daysOf(key, part);
  return { field, op: 'between', value: [earlier(startOf(first), before), earlier(endOf(last), before)] };
}

/** Returns whether keys of the period before are shifted to those of the period. */
export const isShifted = (part: TimePart): boolean => part === 'day' || part === 'week' || part === 'month';
