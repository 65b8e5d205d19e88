import { useSyncExternalStore } from 'react';
import { onUnread, unreadCount } from '#services/notices.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { Badge } from '#views/ui/Badge.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useHolds } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { Inbox } from './notices/Inbox.tsx';
import * as css from './notices/notices.css.ts';
import { Statistics } from './notices/Statistics.tsx';

/** Permissions that show the order statistics. */
const SEES_ORDERS = ['order.read'];

/** Notification (§2): the person's own messages and, with permission to read orders, the monthly order statistics. */
export default function Notifications() {
  const words = useWords();
  const seesOrders = useHolds(SEES_ORDERS);
  const [search, setSearch] = useScreenSearch();
  const unread = useSyncExternalStore(onUnread, unreadCount);
  const title = words.text('screen.Notifications');
  const inbox = <Inbox unread={unread} />;
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      {!seesOrders ? (
        inbox
      ) : (
        <Tabs
          label={title}
          selected={search.get('tab') === 'statistics' ? 'statistics' : 'messages'}
          onSelect={(tab) => setSearch(tab === 'statistics' ? 'tab=statistics' : '')}
          tabs={[
            {
              id: 'messages',
              label: words.text('machine.notice.many'),
              badge: <Badge count={unread} />,
              content: inbox,
            },
            { id: 'statistics', label: words.text('ui.notice.byMonth'), content: <Statistics /> },
          ]}
        />
      )}
    </section>
  );
}
