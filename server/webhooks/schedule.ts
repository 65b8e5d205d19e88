const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pauses after the first attempt and each further one, as Standard Webhooks advises: a little over three days. */
export const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

const later = (at: string, milliseconds: number): string => new Date(Date.parse(at) + milliseconds).toISOString();

/** Returns when a delivery is tried again after so many failed attempts; null once it is given up. */
export function nextAttemptAt(tries: number, at: string): string | null {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? null : later(at, pause);
}

/** Failures in a row after which an endpoint rests, and the longest rest. */
const RESTS_FROM = 3;
const LONGEST_REST_MS = 5 * MINUTE_MS;

/** Returns until when an endpoint that has failed so often in a row is left alone, whatever else is due for it. */
export const restsUntil = (failures: number, at: string): string =>
  failures < RESTS_FROM ? at : later(at, Math.min(SECOND_MS * 2 ** (failures - RESTS_FROM), LONGEST_REST_MS));

/** An endpoint is stopped once nothing has arrived for this long: more than the whole schedule of one delivery. */
const STOPPED_AFTER_MS = 4 * DAY_MS;
const STOPPED_AFTER_FAILURES = 10;

/** Returns whether an endpoint has failed for so long that it is stopped. */
export const hasFailedForLong = (failures: number, failingSince: string, at: string): boolean =>
  failures >= STOPPED_AFTER_FAILURES && Date.parse(at) - Date.parse(failingSince) >= STOPPED_AFTER_MS;
