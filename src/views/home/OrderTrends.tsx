import type { Figure } from '#services/figures.ts';
import { Trend } from '#views/shapes/trend/Trend.tsx';
import type { TrendDay } from '#views/shapes/trend/trendDay.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Home.css.ts';
import { dayHref } from '#views/shapes/figures/dayHref.ts';
import type { Figures } from '#views/shapes/figures/useFigures.ts';

const CHARTS = [
  { id: 'created', figure: 'created', time: 'createdAt', sum: null },
  { id: 'collected', figure: 'collected', time: 'collectedAt', sum: null },
  { id: 'signed', figure: 'signed', time: 'endedAt', sum: null },
  { id: 'freight', figure: 'collected', time: 'collectedAt', sum: 'freightTotal' },
] as const;

/** Charts of the last thirty days (§2): orders made, collected and signed for, and the freight of the collected orders. */
export function OrderTrends({ days, counted }: { days: readonly string[]; counted: Figures }) {
  const words = useWords();
  const dayText = (day: string): string => words.day(`${day}T12:00:00Z`);
  const valueOf = (figure: Figure | undefined, day: string, sum: string | null): number => {
    const found = figure?.days.find((one) => one.day === day);
    return sum === null ? (found?.count ?? 0) : (found?.sums[sum] ?? 0);
  };
  return (
    <div className={css.charts}>
      {CHARTS.map(({ id, figure, time, sum }) => {
        const title = words.text(`ui.home.chart.${id}`);
        const shown = days.map((day): TrendDay => {
          const value = valueOf(counted.figures?.get(figure), day, sum);
          const said = sum === null ? words.number(value) : words.money(value, 'MMK');
          return { day, name: dayText(day), value, said, href: dayHref(time, day) };
        });
        return (
          <Section key={id} title={title}>
            <Trend label={title} days={shown} first={dayText(days[0] ?? '')} last={dayText(days.at(-1) ?? '')} />
          </Section>
        );
      })}
    </div>
  );
}
