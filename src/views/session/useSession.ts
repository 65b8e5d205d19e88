import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/index.ts';
import { session } from '#services/session.ts';

const subscribe = (onChange: () => void): (() => void) => {
  const subscription = session.subscribe(onChange);
  return () => subscription.unsubscribe();
};

/** Returns the current state of the session. */
export const useSession = (): SnapshotFrom<typeof sessionMachine> =>
  useSyncExternalStore(subscribe, () => session.getSnapshot());
