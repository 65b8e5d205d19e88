import { useEffect } from 'react';
import { bufferTime, filter } from 'rxjs';
import { callAttention } from '#services/attention.ts';
import { events$ } from '#services/live/live.ts';
import type { SHOW_DAY } from '#services/serviceWorker/ring.ts';
import { useSession } from '#views/session/useSession.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { isAssignedTo } from './assigned.ts';

/** Time in which assignments are counted together, milliseconds. */
const GATHER_MS = 1500;

/** Message of the service worker, which is built alone. */
const SHOWS_DAY: typeof SHOW_DAY = 'showMyDay';

/** Tells a courier of parcels that somebody assigned to him, also in a pocket, and leads to them from a notification. */
export default function AssignmentToasts({ onOpen }: { onOpen: () => void }) {
  const words = useWords();
  const userId = useSession().context.user?.id ?? '';
  useEffect(() => {
    const news = events$.pipe(
      filter((event) => isAssignedTo(event, userId)),
      bufferTime(GATHER_MS),
      filter((events) => events.length > 0),
    );
    const subscription = news.subscribe((events) => {
      const count = new Set(events.map(({ id }) => id)).size;
      callAttention();
      toast({
        tone: 'info',
        title: words.text('ui.courier.assigned', { count }),
        text: '',
        action: { label: words.text('ui.courier.assignedOpen'), onAction: onOpen },
      });
    });
    return () => subscription.unsubscribe();
  }, [words, onOpen, userId]);
  useEffect(() => {
    // Without TLS there is none.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      if (data === SHOWS_DAY) onOpen();
    };
    worker?.addEventListener('message', onMessage);
    return () => worker?.removeEventListener('message', onMessage);
  }, [onOpen]);
  return null;
}
