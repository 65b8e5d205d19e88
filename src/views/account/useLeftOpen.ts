import { useEffect, useState } from 'react';
import { isLeftOpen } from '#services/leftOpen.ts';

/** Delay before the server is told again, milliseconds. */
const AGAIN_MS = 5_000;

const tell = async (): Promise<boolean> => (await import('#services/account.ts')).endLeftOpen();

/**
 * Tells the server that somebody signed out here without a line, until it answers; returns true while it has not. A
 * sign-in that `isRunning` tells it itself.
 */
export function useLeftOpen(isRunning: boolean): boolean {
  const [isUntold, setUntold] = useState(false);
  useEffect(() => {
    if (isRunning || !isLeftOpen()) return undefined;
    const attempt = (): void =>
      void tell().then(
        (isTold) => setUntold(!isTold),
        () => setUntold(true),
      );
    attempt();
    const timer = setInterval(attempt, AGAIN_MS);
    addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      removeEventListener('online', attempt);
    };
  }, [isRunning]);
  return isUntold;
}
