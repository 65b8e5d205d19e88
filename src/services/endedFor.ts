const KEY = 'endedFor';

/** Keeps why another person ended the session, for the sign-in screen; also across a reload. */
export const keepEndedFor = (message: string): void => {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Without a store the person only learns that the session has ended.
  }
};

/** Returns why another person ended the session; null if none did. */
export const endedFor = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Forgets it once the person is signed in again. */
export const forgetEndedFor = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
