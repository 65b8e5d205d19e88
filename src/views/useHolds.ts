import { useCallback } from 'react';
import { holdsOneOf } from '#machines/session/index.ts';
import { useSession } from './session.ts';

/** Whether the signed-in person holds one of these roles: what is for none of them is not shown (§5). */
export const useHolds = (wanted: readonly string[]): boolean =>
  holdsOneOf(useSession().context.user?.roles ?? [], wanted);

/** Tells of each event whether the signed-in person is granted it: what is never granted is not offered. */
export const useMay = (): ((event: string) => boolean) => {
  const roles = useSession().context.user?.roles;
  return useCallback((event) => holdsOneOf(roles ?? [], [event]), [roles]);
};
