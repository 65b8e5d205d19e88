import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { sessionMachine, type SessionEvent, type SessionUser } from '#machines/session/index.ts';

export const aung: SessionUser = {
  id: '1',
  username: 'aung',
  nickName: 'Aung Kyaw',
  staffCode: '1001',
  phone: '09250200301',
  avatar: null,
  branch: 'YGN',
  branchName: 'Yangon',
  branchNameZh: '仰光',
  merchant: null,
  roles: ['order.collected'],
};
export const thida: SessionUser = { ...aung, id: '2', username: 'thida' };

export const asks: SessionEvent = {
  type: 'credentials.given',
  credentials: { username: 'aung', password: 'secret1', code: '7', uuid: 'c1', rememberMe: true },
};
export const accepted = (
  user = aung,
  mustChangePassword = false,
  secondFactor: 'code' | 'setUp' | null = null,
): SessionEvent => ({
  type: 'login.accepted',
  signedIn: {
    token: 'T',
    user,
    mustChangePassword,
    secondFactor,
    factors: secondFactor === 'code' ? ['passkey', 'app'] : [],
  },
});
export const setback = (kind: string) => ({ kind, message: `because ${kind}`, code: null });
export const menus: SessionEvent = { type: 'menus.loaded', menus: [] };

/** Applies events from the start; returns the effects of the last step only. */
export const play = (...events: SessionEvent[]) => {
  let snapshot: SnapshotFrom<typeof sessionMachine>;
  let actions: readonly { readonly type: string }[];
  [snapshot, actions] = initialTransition(sessionMachine);
  for (const event of events) [snapshot, actions] = transition(sessionMachine, snapshot, event);
  const effects = actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));
  return { state: snapshot.value, context: snapshot.context, effects };
};

export const answered = (hasToken: boolean): SessionEvent => ({ type: 'connection.answered', hasToken });
export const signedIn = [answered(false), asks, accepted(), menus];
