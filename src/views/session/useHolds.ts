import { useCallback } from 'react';
import { holdsOneOf } from '#machines/session/index.ts';
import { useSession } from './useSession.ts';

/** Returns true if the signed-in person has one of these roles. Content for other roles is hidden (§5). */
export const useHolds = (wanted: readonly string[]): boolean =>
  holdsOneOf(useSession().context.user?.roles ?? [], wanted);

/** Returns a predicate for events that the signed-in person is granted. Events never granted are not offered. */
export const useMay = (): ((event: string) => boolean) => {
  const roles = useSession().context.user?.roles;
  return useCallback((event) => holdsOneOf(roles ?? [], [event]), [roles]);
};
