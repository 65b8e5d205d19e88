import { useEffect, useSyncExternalStore } from 'react';
import { afterFirstView } from '#services/firstView.ts';
import type { LiveStatus } from '#services/live/protocol.ts';
import { closeLive, endings$, liveStatus, openLive, sharesSocket, status$ } from '#services/live/live.ts';
import { positionAtStart, session as machine } from '#services/session.ts';
import { readToken } from '#services/token.ts';
import { useSession } from '#views/session.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/words.tsx';

/** Keeps the person's socket open while the console is, with the present token (§4, realtime channel). */
export function useLive(): void {
  const words = useWords();
  const session = useSession();
  const userId = session.context.user?.id;
  const isIn = session.matches('in');
  useEffect(() => {
    if (!isIn || !userId) return undefined;
    let isLeft = false;
    // What happens meanwhile is caught up with: the position is that of before the first read.
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

/** The socket's condition, kept true. */
export const useLiveStatus = (): LiveStatus => useSyncExternalStore(subscribe, liveStatus);
