import type { Days, Stock } from '#services/stock.ts';
import { Trend } from '#views/shapes/trend/Trend.tsx';
import type { TrendDay } from '#views/shapes/trend/trendDay.ts';
import { Section } from '#views/ui/Card.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Warehouse.css.ts';
import { everyDay } from './query.ts';

interface FlowChartsProps {
  /** Flow of the chosen branch, or of all branches. */
  readonly flow: Stock['flow'];
  readonly days: Days;
  readonly hrefOf: (way: 'in' | 'out', day: string) => string;
}

const WAYS = ['in', 'out'] as const;

/** Arrivals and departures by day, as a chart and as a table; each figure links to its parcels. */
export function FlowCharts({ flow, days, hrefOf }: FlowChartsProps) {
  const words = useWords();
  const all = everyDay(days);
  const dayText = (day: string): string => words.day(`${day}T12:00:00Z`);
  const valueOf = (way: 'in' | 'out', day: string): number =>
    flow.filter((one) => one.way === way && one.day === day).reduce((sum, { parcels }) => sum + parcels, 0);
  const byDay = words.text('ui.stock.byDay');
  return (
    <>
      <div className={css.charts}>
        {WAYS.map((way) => {
          const title = words.text(`ui.stock.${way}`);
          return (
            <Section key={way} title={title}>
              <Trend
                isTwinless
                label={title}
                days={all.map((day): TrendDay => {
                  const value = valueOf(way, day);
                  return { day, name: dayText(day), value, said: words.number(value), href: hrefOf(way, day) };
                })}
                first={dayText(days.from)}
                last={dayText(days.to)}
              />
            </Section>
          );
        })}
      </div>
      <Section title={byDay} flush>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={css.scroller} tabIndex={0} role="group" aria-label={byDay}>
          <table className={css.table}>
            <thead>
              <tr>
                {(['day', ...WAYS] as const).map((column) => (
                  <th key={column} scope="col" className={css.heading}>
                    {words.text(`ui.stock.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.toReversed().map((day) => (
                <tr key={day} className={css.row}>
                  <th scope="row" className={css.cell}>
                    {dayText(day)}
                  </th>
                  {WAYS.map((way) => (
                    <td key={way} className={css.cell}>
                      {valueOf(way, day) === 0 ? (
                        0
                      ) : (
                        <Link href={hrefOf(way, day)}>{words.number(valueOf(way, day))}</Link>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  );
}
