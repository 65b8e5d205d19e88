import { setClockAhead } from './clockAhead.ts';

/** Sets the clock of a server ahead by the milliseconds in CLOCK_AHEAD_MS; loaded before it (`--import`). */
setClockAhead(Number(process.env['CLOCK_AHEAD_MS'] ?? 0));
