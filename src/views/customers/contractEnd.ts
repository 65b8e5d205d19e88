import { localDay } from '#machines/time/calendar.ts';

const DAY_MS = 86_400_000;
/** Days before its end from which a contract warns. */
const SOON_DAYS = 30;

/** End of a contract that wants to be said. */
interface ContractEnd {
  readonly isOver: boolean;
  /** Days left until the last day; negative afterwards. */
  readonly days: number;
}

/** Returns the end of a contract that is over or near by the calendar of Myanmar; null while it is far. */
export function contractEnd(endsOn: string | null, now: number): ContractEnd | null {
  if (endsOn === null) return null;
  const days = (Date.parse(endsOn) - Date.parse(localDay(now))) / DAY_MS;
  return days > SOON_DAYS ? null : { isOver: days < 0, days };
}
