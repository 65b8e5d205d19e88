import { localDay } from '#machines/time/calendar.ts';
import type { Task } from './tasks.ts';

/** Stops of a courier by their day. */
export interface ByDay {
  /** Those of this day, and those without one. */
  readonly today: readonly Task[];
  /** Those for another day: by the receiver, the sender, or the courier who tries again; the nearest first. */
  readonly later: readonly Task[];
}

/** Divides stops by the day in Myanmar for which each is promised or asked for; a parcel goes back to its sender on any, unless nobody was there. */
export function byDay(tasks: readonly Task[], now: number): ByDay {
  const day = localDay(now);
  const isLater = ({ due, kind, atSender, again }: Task): boolean =>
    due !== null && (kind === 'collect' || !atSender || again !== null) && localDay(due) > day;
  return {
    today: tasks.filter((task) => !isLater(task)),
    later: tasks.filter(isLater).toSorted((one, other) => (one.due ?? '').localeCompare(other.due ?? '')),
  };
}
