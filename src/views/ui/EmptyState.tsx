import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import * as css from './States.css.ts';

/** Nothing here yet, why, and the next step. */
export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** There is nothing else on the screen: the title is its heading. */
  isScreen?: boolean;
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ icon = 'search', title, isScreen = false, text, action }: EmptyStateProps) {
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div className={css.state} role="status">
      <span className={`${css.sign} ${css.signTones.neutral}`}>
        <Icon name={icon} size={22} />
      </span>
      <Title className={css.title}>{title}</Title>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
