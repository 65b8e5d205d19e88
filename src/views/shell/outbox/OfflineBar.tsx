import { useSyncExternalStore } from 'react';
import { lastSeen, onLastSeen } from '#services/kept/lastSeen.ts';
import { useSession } from '#views/session/useSession.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './OfflineBar.css.ts';
import { useAskingAgain } from './useAskingAgain.ts';

/** Bar over every screen while offline, with the time of the last update. */
export default function OfflineBar() {
  const words = useWords();
  const session = useSession();
  const seen = useSyncExternalStore(onLastSeen, lastSeen);
  useAskingAgain(seen.size > 0);
  const { asOf } = session.context;
  const isOffline = session.hasTag('offline');
  const oldest = [...seen.values(), ...(asOf === null ? [] : [asOf])].toSorted().at(0);
  if (oldest === undefined) return null;
  const time = words.instant(oldest);
  return (
    <div className={css.bar}>
      <Notice tone="warning" title={words.text(isOffline ? 'shell.offline.title' : 'shell.offline.stale')}>
        {words.text(isOffline ? 'shell.offline.text' : 'shell.offline.staleText', { time })}
      </Notice>
    </div>
  );
}
