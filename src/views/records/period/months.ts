const MONTHS = 12;

const ordinalOf = (month: string): number => Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5, 7)) - 1;
const monthOf = (ordinal: number): string =>
  `${Math.floor(ordinal / MONTHS)}-${String((ordinal % MONTHS) + 1).padStart(2, '0')}`;

/** Returns the months between the latest closed one and this one: nothing is posted into them either once it is closed. */
export function closedAlong(month: string, closedThrough: string): readonly string[] {
  const first = ordinalOf(closedThrough) + 1;
  return Array.from({ length: Math.max(0, ordinalOf(month) - first) }, (_, place) => monthOf(first + place));
}

/** Returns the month to begin after the latest one, on this day: that of the day where none was begun; null if it is still to come. */
export function nextMonth(latest: string | undefined, today: string): string | null {
  const present = ordinalOf(today);
  const next = latest === undefined ? present : ordinalOf(latest) + 1;
  return next > present ? null : monthOf(next);
}
