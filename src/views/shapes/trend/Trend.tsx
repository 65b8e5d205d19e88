import { TippedLink } from '#views/ui/TippedLink.tsx';
import * as css from './Trend.css.ts';
import type { TrendDay } from './trendDay.ts';
import { TrendTable } from './TrendTable.tsx';

/** Values by day as columns; each says its day and value to eye and screen reader, and leads to what it counts; with a table twin. */
export function Trend({ label, days, first, last, isTwinless = false }: TrendProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  return (
    <>
      <div className={css.scroller}>
        <div className={css.trend}>
          <ul className={css.bars} aria-label={label}>
            {days.map((one) => (
              <li key={one.day} className={css.column}>
                <TippedLink href={one.href} className={css.bar} label={`${one.name}: ${one.said}`} delay={100}>
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
      {!isTwinless && <TrendTable label={label} days={days} />}
    </>
  );
}

interface TrendProps {
  readonly label: string;
  readonly days: readonly TrendDay[];
  /** Words under the first and under the last column. */
  readonly first: string;
  readonly last: string;
  /** True beside a table of the same figures. */
  readonly isTwinless?: boolean;
}
