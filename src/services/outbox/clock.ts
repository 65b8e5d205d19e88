/** Less than this apart, two clocks count as the same: an answer's time is given in whole seconds. */
const SAME_WITHIN_MS = 5_000;

/** How far this device's clock is ahead of the server's, at most: from the `Date` of an answer that came at `now`. */
export const aheadOf = (date: string | null, now: number): number | null => {
  const served = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(served) ? null : now - served;
};

/**
 * When something happened by the server's clock: a device that is set wrong is put right, and nothing lies in the
 * server's future. `occurredAt` and `now` by the device; `ahead` as `aheadOf` gave it.
 */
export const byServersClock = (occurredAt: string, now: number, ahead: number): string => {
  const happened = Date.parse(occurredAt) - (Math.abs(ahead) > SAME_WITHIN_MS ? ahead : 0);
  return new Date(Math.min(happened, now - ahead)).toISOString();
};
