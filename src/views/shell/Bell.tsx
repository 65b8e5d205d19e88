import { useEffect, useSyncExternalStore } from 'react';
import { keepUnread, onUnread, unreadCount } from '#services/notices.ts';
import { useSession } from '#views/session/useSession.ts';
import { IconLink } from '#views/ui/IconLink.tsx';
import { useWords } from '#views/language/words.tsx';
import { NOTICES } from '../account/notices/lead.ts';

/** Link to the notifications with the live number of unread ones (§2). */
export function Bell() {
  const words = useWords();
  const userId = useSession().context.user?.id;
  const count = useSyncExternalStore(onUnread, unreadCount);
  useEffect(() => (userId === undefined ? undefined : keepUnread(userId)), [userId]);
  return <IconLink icon="bell" href={NOTICES} count={count} label={words.text('shell.notices', { count })} />;
}
