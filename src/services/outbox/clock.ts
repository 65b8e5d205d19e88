/** Less than this apart, two clocks count as the same: an answer's time is given in whole seconds. */
const SAME_WITHIN_MS = 5_000;

/** Largest lead of this device's clock over the server's: from the `Date` of an answer received at `now`. */
export const aheadOf = (date: string | null, now: number): number | null => {
  const served = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(served) ? null : now - served;
};

/**
 * Converts a time to the server's clock: it corrects a wrong device, and nothing is in the server's future.
 * `occurredAt` and `now` by the device; `ahead` from `aheadOf`.
 */
export const byServersClock = (occurredAt: string, now: number, ahead: number): string => {
  const happened = Date.parse(occurredAt) - (Math.abs(ahead) > SAME_WITHIN_MS ? ahead : 0);
  return new Date(Math.min(happened, now - ahead)).toISOString();
};
