import { useMemo, useState } from 'react';
import { serverNow } from '#services/clock.ts';
import { wordFailure } from '#services/failure.ts';
import { dayHref } from '#views/shapes/figures/dayHref.ts';
import { useFigures } from '#views/shapes/figures/useFigures.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { Trend } from '#views/shapes/trend/Trend.tsx';
import type { TrendDay } from '#views/shapes/trend/trendDay.ts';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { NOTICES } from './lead.ts';
import { daysOf, monthFigures, monthsTo, monthRequests, MONTHS_SHOWN } from './months.ts';
import { MonthTable } from './MonthTable.tsx';
import * as css from './statistics.css.ts';
import { monthText } from './monthText.ts';

/** Shortest interval between two counts of thirteen months, milliseconds. */
const CALM_MS = 60_000;

/** Returns the address of a month's statistics. */
const hrefOf = (month: string): string => `${NOTICES}?${new URLSearchParams({ tab: 'statistics', month })}`;

/** Monthly statistics (§2): orders, returns and growth over the month before; and the days of one month. */
export function Statistics() {
  const words = useWords();
  const [search] = useScreenSearch();
  const [now] = useState(serverNow);
  const requests = useMemo(() => monthRequests(now), [now]);
  const { figures, failure, reload } = useFigures('order', requests, CALM_MS);
  if (failure)
    return <ErrorState title={words.text('ui.home.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!figures) return <Skeleton lines={8} />;

  const months = monthFigures(figures, now);
  const shownMonths = monthsTo(now, MONTHS_SHOWN);
  const chosen = shownMonths.find((month) => month === search.get('month')) ?? shownMonths.at(-1) ?? '';
  const days = daysOf(chosen, now);
  const dayText = (day: string): string => words.day(`${day}T12:00:00Z`);
  const ofDay = new Map(figures.get('orders')?.days.map(({ day, count }) => [day, count]));
  const byMonth = months.map(({ month, orders }): TrendDay => ({
    day: month,
    value: orders,
    name: monthText(month, words),
    said: words.number(orders),
    href: hrefOf(month),
  }));
  const byDay = days.map((day): TrendDay => ({
    day,
    value: ofDay.get(day) ?? 0,
    name: dayText(day),
    said: words.number(ofDay.get(day) ?? 0),
    href: dayHref('createdAt', day),
  }));
  const yearTitle = words.text('ui.notice.monthTrend');
  const monthTitle = words.text('ui.notice.dayTrend', { month: monthText(chosen, words) });
  return (
    <div className={css.statistics}>
      <div className={css.charts}>
        <Section title={yearTitle} description={words.text('ui.notice.monthTrendHint')}>
          <Trend
            isTwinless
            label={yearTitle}
            days={byMonth}
            first={monthText(shownMonths[0] ?? '', words)}
            last={monthText(shownMonths.at(-1) ?? '', words)}
          />
        </Section>
        <Section title={monthTitle} description={words.text('ui.notice.dayTrendHint')}>
          <Trend label={monthTitle} days={byDay} first={dayText(days[0] ?? '')} last={dayText(days.at(-1) ?? '')} />
        </Section>
      </div>
      <Section flush title={words.text('ui.notice.months')} description={words.text('ui.notice.byMonthHint')}>
        <MonthTable months={months.toReversed()} chosen={chosen} hrefOf={hrefOf} />
      </Section>
    </div>
  );
}
