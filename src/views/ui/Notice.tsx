import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import * as css from './Notice.css.ts';
import { marks } from './Status.css.ts';

/** Words about the page that stay while they are true. `critical` and `warning` are read out when they come. */
export interface NoticeProps {
  tone: 'info' | 'positive' | 'warning' | 'critical';
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

const signs: Record<NoticeProps['tone'], IconName> = {
  info: 'info',
  positive: 'success',
  warning: 'warning',
  critical: 'error',
};

export const Notice = ({ tone, title, children, actions }: NoticeProps) => (
  <div
    className={`${css.notice} ${css.grounds[tone]}`}
    role={tone === 'critical' || tone === 'warning' ? 'alert' : 'status'}
  >
    <span className={`${css.sign} ${marks[tone]}`}>
      <Icon name={signs[tone]} size={17} />
    </span>
    <div className={css.words}>
      {title !== undefined && <p className={css.title}>{title}</p>}
      {children !== undefined && <div className={css.text}>{children}</div>}
    </div>
    {actions}
  </div>
);
