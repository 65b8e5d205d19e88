import type { Entry } from './entry.ts';

/** Summary of a person's outbox. */
export interface Summary {
  readonly waiting: number;
  readonly refused: number;
  readonly sent: number;
  readonly isUp: boolean;
}

/** Counts entries; `isUp` is true while online. */
export const summaryOf = (entries: readonly Pick<Entry, 'state'>[], isUp: boolean): Summary => {
  const count = (...states: readonly Entry['state'][]) => entries.filter(({ state }) => states.includes(state)).length;
  return { waiting: count('waiting', 'sending'), refused: count('refused'), sent: count('sent'), isUp };
};

/** Returns true if the person should see it: a scan being sent over a good connection is no concern. */
export const isWorthAWord = ({ waiting, refused, isUp }: Summary): boolean => waiting > 0 || refused > 0 || !isUp;
