import { holdsOneOf } from '#machines/session/index.ts';
import { useSession } from './session.ts';

/** Whether the signed-in person holds one of these roles: what is for none of them is not shown (§5). */
export const useHolds = (wanted: readonly string[]): boolean =>
  holdsOneOf(useSession().context.user?.roles ?? [], wanted);
