import { useEffect, useSyncExternalStore } from 'react';
import { filter } from 'rxjs';
import { reloadCompany } from '#services/company.ts';
import { afterFirstView } from '#services/firstView.ts';
import type { LiveStatus } from '#services/live/protocol.ts';
import { closeLive, endings$, events$, liveStatus, openLive, sharesSocket, status$ } from '#services/live/live.ts';
import { session as machine } from '#services/session.ts';
import { positionAtStart } from '#services/sessionCalls.ts';
import { readToken } from '#services/token.ts';
import { useSession } from '#views/session/useSession.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

/** Keeps the person's socket open with the current token while the console is mounted (§4, realtime channel). */
export function useLive(): void {
  const words = useWords();
  const session = useSession();
  const userId = session.context.user?.id;
  const isIn = session.matches('in');
  useEffect(() => {
    if (!isIn || !userId) return undefined;
    let isLeft = false;
    // The position dates from before the first read, so the socket delivers all later events.
    afterFirstView(() => {
      const token = readToken();
      if (token && !isLeft) openLive(userId, token, positionAtStart());
    });
    return () => {
      isLeft = true;
    };
  }, [isIn, userId]);
  useEffect(() => closeLive, []);
  useEffect(() => {
    const changes = events$.pipe(filter(({ machine: changed }) => changed === 'company'));
    const subscription = changes.subscribe(() => void reloadCompany());
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    const subscription = endings$.subscribe(() => machine.send({ type: 'session.expired' }));
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    if (!sharesSocket()) toast({ tone: 'warning', title: words.text('failure.sharedWorker') });
  }, [words]);
}

const subscribe = (onChange: () => void): (() => void) => {
  const subscription = status$.subscribe(onChange);
  return () => subscription.unsubscribe();
};

/** Returns the state of the socket, kept up to date; a page that opened without a line tries again from the start. */
export function useLiveStatus(): LiveStatus {
  const status = useSyncExternalStore(subscribe, liveStatus);
  const isOffline = useSession().matches('offline');
  return status === 'connecting' && isOffline ? 'reconnecting' : status;
}
