import { badge, badgeTones } from './Badge.css.ts';

/** A count on something. Above `most` it reads '99+' (§2: unread shown up to 99); nothing is drawn for zero. */
export interface BadgeProps {
  count: number;
  most?: number;
  tone?: 'quiet' | 'loud';
  /** Accessible text of the count: '12 unread'. */
  label?: string;
}

export function Badge({ count, most = 99, tone = 'quiet', label }: BadgeProps) {
  if (count === 0) return null;
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span className={`${badge} ${badgeTones[tone]}`} {...named}>
      {count > most ? `${most}+` : count}
    </span>
  );
}
