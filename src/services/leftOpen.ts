import { keptOnDevice } from './kept/texts.ts';

/** Reads a mark by hand, since the schemas load after the sign-in. */
const mark = {
  safeParse: (value: unknown) =>
    value === true ? { success: true as const, data: true } : { success: false as const },
};

/** Says of nobody in particular that the server does not know yet that somebody signed out here. */
const kept = keptOnDevice('sessionLeftOpen', mark);

/** Returns true if the server still has to be told that somebody signed out here. */
export const isLeftOpen = (): boolean => kept.read() === true;

/** Keeps, before the server is told, that somebody signed out here. */
export const markLeftOpen = (): void => kept.write(true);

/** Forgets it once the server has ended the session, or another one has taken its place. */
export const forgetLeftOpen = (): void => kept.write(null);
