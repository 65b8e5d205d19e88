const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Time in which assignments are gathered, so that twenty at once ring once. */
export const GATHER_MS = 3 * SECOND_MS;

/** Time after which an assignment does not ring any more: the courier has seen it, or does not work. */
export const STALE_MS = HOUR_MS;

const FIRST_PAUSE_MS = 15 * SECOND_MS;
const LONGEST_PAUSE_MS = 20 * MINUTE_MS;

/** Returns an instant some milliseconds after another. */
export const later = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();

/** Reads `retry-after`: seconds, or a date; null for none. */
function askedPause(retryAfter: string | null, at: string): number | null {
  if (retryAfter === null) return null;
  const pause = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - Date.parse(at);
  return Number.isFinite(pause) && pause > 0 ? pause : null;
}

/** Returns when a push service is called again after so many failures in a row: as it asks, else after growing pauses. */
export function nextAttemptAt(failures: number, retryAfter: string | null, at: string): string {
  const pause = askedPause(retryAfter, at) ?? Math.min(FIRST_PAUSE_MS * 3 ** (failures - 1), LONGEST_PAUSE_MS);
  return later(at, Math.min(pause, STALE_MS));
}
