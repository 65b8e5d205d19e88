/** 10:00 in Yangon on a day for which the master data has tariffs and rates. */
export const NOW = new Date('2026-11-20T03:30:00.000Z');

/** Returns the instant this number of minutes after the world's beginning. */
export const minutes = (count: number): string => new Date(NOW.getTime() + count * 60_000).toISOString();
