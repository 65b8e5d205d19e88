import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { MYANMAR_OFFSET_MINUTES } from './calendar.ts';

dayjs.extend(utc);

/** An instant (UTC ISO, or milliseconds of the epoch) in Myanmar's calendar, to reckon in days and months (§1, §9). */
export const inMyanmar = (instant: string | number) => dayjs.utc(instant).utcOffset(MYANMAR_OFFSET_MINUTES);
