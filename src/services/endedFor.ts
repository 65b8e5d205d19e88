import { keptForSignIn } from './kept/texts.ts';

/** Reads a sentence by hand, since the schemas load after the sign-in. */
const sentence = {
  safeParse: (value: unknown) =>
    typeof value === 'string' ? { success: true as const, data: value } : { success: false as const },
};

const kept = keptForSignIn('endedFor', sentence);

/** Keeps why another person ended the session, for the sign-in screen; also across a reload. */
export const keepEndedFor = (message: string): void => kept.write(message);

/** Returns why another person ended the session; null if none did. */
export const endedFor = (): string | null => kept.read();

/** Forgets it once the person is signed in again. */
export const forgetEndedFor = (): void => kept.write(null);
