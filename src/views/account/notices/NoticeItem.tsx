import type { OwnNotice } from '#services/notices.ts';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Status } from '#views/ui/Status.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import { useWords } from '#views/language/words.tsx';
import { leadOf } from './lead.ts';
import * as css from './notices.css.ts';

/** One message: text, time and link. Following the link marks it as read. */
export function NoticeItem({ notice, onRead }: { notice: OwnNotice; onRead: () => void }) {
  const words = useWords();
  const { nameOf } = usePlace();
  const { title, value, type, ext, isRead, createTime } = notice;
  const lead = leadOf(notice, (path) => nameOf(path) !== null);
  const follow = (): void => {
    if (!isRead) onRead();
  };
  return (
    <li className={css.item}>
      <span className={css.state}>
        <Status tone={isRead ? 'ended' : 'info'}>
          {words.text(isRead ? 'state.notice.read' : 'state.notice.unread')}
        </Status>
      </span>
      <div className={css.said}>
        <h2 className={css.title} data-unread={!isRead || undefined}>
          {title}
          {type === 1 && <Tag tone="warning">{words.text('ui.notice.question')}</Tag>}
        </h2>
        <p className={css.text}>{value}</p>
        {lead && (
          <Link href={lead.address} onPress={follow}>
            {words.text(`ui.notice.lead.${lead.to}`, { waybill: ext.waybill })}
          </Link>
        )}
      </div>
      <time className={css.time} dateTime={createTime}>
        {words.instant(createTime)}
      </time>
      <span className={css.act}>
        {!isRead && (
          <Button size="small" aria-label={words.text('ui.notice.readNamed', { title })} onPress={onRead}>
            {words.text('ui.notice.readOne')}
          </Button>
        )}
      </span>
    </li>
  );
}
