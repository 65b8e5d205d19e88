/** Myanmar standard time is UTC+6:30 all year; business days and cut-offs are Myanmar time whatever the machine's zone (§1, §9). */
const offsetMinutes = 390;

const shifted = (instant: string): Date => new Date(Date.parse(instant) + offsetMinutes * 60_000);

/** Hour of the day in Yangon, 0 to 23, of a UTC instant. */
export const localHour = (instant: string): number => shifted(instant).getUTCHours();

/** The Yangon calendar day, YYYY-MM-DD, of a UTC instant. */
export const localDay = (instant: string): string => shifted(instant).toISOString().slice(0, 10);

/** Hours from one UTC instant to another. */
export const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;

/** Whether a UTC instant lies after another, however precisely either is written. */
export const isAfter = (instant: string, other: string): boolean => Date.parse(instant) > Date.parse(other);
