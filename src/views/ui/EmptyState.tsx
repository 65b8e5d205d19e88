import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import * as css from './States.css.ts';

/** Nothing here yet, why, and the next step. */
export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  text?: string;
  action?: ReactNode;
}

export const EmptyState = ({ icon = 'search', title, text, action }: EmptyStateProps) => (
  <div className={css.state} role="status">
    <span className={`${css.sign} ${css.signTones.neutral}`}>
      <Icon name={icon} size={22} />
    </span>
    <p className={css.title}>{title}</p>
    {text !== undefined && <p className={css.text}>{text}</p>}
    {action !== undefined && <div className={css.action}>{action}</div>}
  </div>
);
