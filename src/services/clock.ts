import { keptOnDevice } from './kept/texts.ts';

const milliseconds = {
  safeParse: (value: unknown) =>
    typeof value === 'number' ? { success: true as const, data: value } : { success: false as const },
};

const kept = keptOnDevice('clockAhead', milliseconds);

/** Lead of this device's clock over the server's, milliseconds: begins as the last visit knew it. */
let ahead = kept.read() ?? 0;

/** Answers say their time in whole seconds. */
const RESOLUTION_MS = 1_000;

/** Time of this device, milliseconds of the epoch: for what lies between two moments here, never for a judgement. */
export const deviceNow = (): number => Date.now();

/** Converts a time of this device to the server's clock; nothing is in the server's future. */
export const byServer = (time: number): number => Math.min(time, deviceNow()) - ahead;

/** Present time by the server's clock, milliseconds of the epoch: for every judgement and every default. */
export const serverNow = (): number => byServer(deviceNow());

/** Present time by the server's clock, UTC ISO. */
export const serverInstant = (): string => new Date(serverNow()).toISOString();

/**
 * Learns the server's time from its answer to a request that was sent at `askedAt`, by this device's clock. The answer
 * bounds the lead; one that fits stays, so that a slow answer never corrects a right clock.
 */
export const learnTime = (response: Response, askedAt: number): void => {
  const served = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(served)) return;
  const least = askedAt - served - RESOLUTION_MS;
  const most = deviceNow() - served;
  if (ahead >= least && ahead <= most) return;
  // The larger bound: nothing of this device is in the server's future.
  ahead = most;
  kept.write(ahead);
};
