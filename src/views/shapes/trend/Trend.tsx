import { TippedLink } from '#views/ui/TippedLink.tsx';
import * as css from './Trend.css.ts';

/** One day of a trend: its value, the words for it, and the list behind it. */
export interface TrendDay {
  readonly day: string;
  readonly value: number;
  readonly label: string;
  readonly href: string;
}

/** Values by day as columns; each says its day and value to eye and screen reader, and leads to what it counts. */
export function Trend({ label, days, first, last }: TrendProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  return (
    <div className={css.scroller}>
      <div className={css.trend}>
        <ul className={css.bars} aria-label={label}>
          {days.map((one) => (
            <li key={one.day} className={css.column}>
              <TippedLink href={one.href} className={css.bar} label={one.label} delay={100}>
                <span className={css.fill} style={{ height: `${(one.value / most) * 100}%` }} />
              </TippedLink>
            </li>
          ))}
        </ul>
        <div className={css.ends} aria-hidden="true">
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
    </div>
  );
}

export interface TrendProps {
  readonly label: string;
  readonly days: readonly TrendDay[];
  /** Words under the first and under the last column. */
  readonly first: string;
  readonly last: string;
}
