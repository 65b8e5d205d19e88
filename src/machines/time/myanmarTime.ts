import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { MYANMAR_OFFSET_MINUTES } from './calendar.ts';

dayjs.extend(utc);

/** Converts an instant (UTC ISO or epoch milliseconds) to Myanmar time, for arithmetic in days and months (§1, §9). */
export const inMyanmar = (instant: string | number) => dayjs.utc(instant).utcOffset(MYANMAR_OFFSET_MINUTES);
