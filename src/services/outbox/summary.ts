import type { Entry } from './entry.ts';

/** How things stand with a person's outbox. */
export interface Summary {
  readonly waiting: number;
  readonly refused: number;
  readonly sent: number;
  readonly isUp: boolean;
}

/** Counts entries; `isUp` tells whether there is a line. */
export const summaryOf = (entries: readonly Entry[], isUp: boolean): Summary => {
  const count = (...states: readonly Entry['state'][]) => entries.filter(({ state }) => states.includes(state)).length;
  return { waiting: count('waiting', 'sending'), refused: count('refused'), sent: count('sent'), isUp };
};

/** Whether a person should see it: a scan on its way over a good line is nobody's worry. */
export const isWorthAWord = ({ waiting, refused, isUp }: Summary): boolean => waiting > 0 || refused > 0 || !isUp;
