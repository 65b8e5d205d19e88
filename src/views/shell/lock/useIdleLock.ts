import { useEffect } from 'react';
import { watchIdle } from '#services/idle.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { usePreferences } from '#views/language/words.tsx';

/** Locks the screen after the chosen time without input. */
export function useIdleLock(): void {
  const { lockAfter } = usePreferences();
  const isIn = useSession().matches('in');
  useEffect(
    () => (isIn && lockAfter > 0 ? watchIdle(lockAfter, () => session.send({ type: 'lock.asked' })) : undefined),
    [isIn, lockAfter],
  );
}
