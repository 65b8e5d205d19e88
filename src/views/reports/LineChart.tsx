import { valueText } from '#i18n/measureText.ts';
import type { MeasureUnit } from '#machines/kit/report.ts';
import { TippedLink } from '#views/ui/TippedLink.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Chart.css.ts';
import { axisTicks, type ChartData, type Place } from './series.ts';
import { Legend } from './Legend.tsx';

export interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  readonly unit: MeasureUnit;
  /** True if a place without rows is zero, not a gap. */
  readonly isTotal: boolean;
  /** Returns the address of the records of a place over all series. */
  readonly hrefOf: (place: Place) => string | null;
}

type SeriesIndex = keyof typeof css.strokes;

const LABELS_MOST = 8;
/** Ticks of counts are whole numbers. */
const LEAST_COUNT = 4;

/** Values over time, a line for each series; each place says its values and leads to its records. */
export function LineChart({ title, data, unit, isTotal, hrefOf }: ChartProps) {
  const words = useWords();
  const { places, series } = data;
  const valueAt = (place: Place, index: number): number | null =>
    place.lines[index]?.cells[0]?.value ?? (isTotal ? 0 : null);
  const values = places.flatMap((place) => series.map((_, index) => valueAt(place, index) ?? 0));
  const least = unit === 'count' ? LEAST_COUNT : 0;
  const ticks = axisTicks(Math.min(0, ...values), Math.max(least, ...values));
  const [end = 1, start = 0] = [ticks[0], ticks.at(-1)];
  const height = (value: number): number => ((value - start) / (end - start)) * 100;
  const every = Math.max(1, Math.ceil(places.length / LABELS_MOST));
  const x = (index: number): number => ((index + 0.5) / places.length) * 100;
  const said = (place: Place): string => {
    const parts = series.map(({ text }, index) => {
      const value = valueText(valueAt(place, index), unit, words);
      return text === '' ? value : words.text('ui.report.point', { name: text, value });
    });
    return words.text('ui.report.point', { name: place.text, value: words.list(parts) });
  };
  return (
    <>
      <div className={css.frame}>
        <div className={css.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{valueText(tick, unit, words)}</span>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={css.scroller} tabIndex={0} role="group" aria-label={title}>
          <div className={css.plot}>
            <div className={css.grid} aria-hidden="true">
              <div className={css.rules}>
                {ticks.map((tick) => (
                  <span key={tick} className={tick === 0 && start < 0 ? css.zero : undefined} />
                ))}
              </div>
              <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
                {series.map((one, index) =>
                  stretches(places.map((place) => valueAt(place, index))).map((stretch) => (
                    <polyline
                      key={`${String(one.key)} ${stretch[0]?.at}`}
                      className={css.strokes[index as SeriesIndex]}
                      points={stretch.map(({ at, value }) => `${x(at)},${100 - height(value)}`).join(' ')}
                    />
                  )),
                )}
              </svg>
            </div>
            <ul className={css.columns} aria-label={title}>
              {places.map((place, at) => (
                <li key={place.key} className={css.column}>
                  <Column place={place} label={said(place)} href={hrefOf(place)}>
                    {series.map((one, index) => {
                      const value = valueAt(place, index);
                      return value === null || (value === 0 && series.length > 1) ? null : (
                        <span
                          key={one.key}
                          className={css.dots[index as SeriesIndex]}
                          style={{ bottom: `${height(value)}%` }}
                        />
                      );
                    })}
                  </Column>
                  {at % every === 0 && (
                    <span className={css.tick} aria-hidden="true">
                      {place.text}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <Legend data={data} isDashed />
    </>
  );
}

interface ColumnProps {
  readonly place: Place;
  readonly label: string;
  readonly href: string | null;
  readonly children: React.ReactNode;
}

function Column({ label, href, children }: ColumnProps) {
  return href === null ? (
    <span className={css.hit} role="img" aria-label={label}>
      {children}
    </span>
  ) : (
    <TippedLink href={href} className={css.hit} label={label} delay={100}>
      {children}
    </TippedLink>
  );
}

/** Returns the stretches of values without a gap. */
function stretches(values: readonly (number | null)[]): { at: number; value: number }[][] {
  const all: { at: number; value: number }[][] = [[]];
  values.forEach((value, at) => {
    if (value === null) all.push([]);
    else all.at(-1)?.push({ at, value });
  });
  return all.filter((stretch) => stretch.length > 0);
}
