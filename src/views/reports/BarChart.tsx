import { valueText } from '#i18n/measureText.ts';
import { useRef, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { mergeProps } from 'react-aria/mergeProps';
import { useTip } from '#views/ui/Tooltip.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Chart.css.ts';
import { Legend } from './Legend.tsx';
import { BARS_MOST } from './limits.ts';
import type { ChartProps } from './LineChart.tsx';
import type { Place } from './series.ts';

type SeriesIndex = keyof typeof css.fills;

/** Values side by side, in parts for each series; each bar says its values and leads to its records. */
export function BarChart({ title, data, unit, hrefOf }: ChartProps) {
  const words = useWords();
  const { series } = data;
  const places = data.places.slice(0, BARS_MOST);
  const partsOf = (place: Place): number[] => place.lines.map((line) => Math.max(0, line?.cells[0]?.value ?? 0));
  const sumOf = (place: Place): number => partsOf(place).reduce((total, part) => total + part, place.others);
  const most = Math.max(0, ...places.map(sumOf)) || 1;
  const said = (place: Place): string => {
    if (series.length < 2) return valueText(place.lines[0]?.cells[0]?.value ?? null, unit, words);
    const parts = series.flatMap(({ text }, index) => {
      const value = place.lines[index]?.cells[0]?.value ?? null;
      return value === null
        ? []
        : [words.text('ui.report.point', { name: text, value: valueText(value, unit, words) })];
    });
    const others =
      place.others > 0
        ? [
            words.text('ui.report.point', {
              name: words.text('ui.report.others'),
              value: valueText(place.others, unit, words),
            }),
          ]
        : [];
    return words.list([...parts, ...others]);
  };
  return (
    <>
      <ul className={css.bars} aria-label={title}>
        {places.map((place) => (
          <li key={place.key}>
            <BarLink
              href={hrefOf(place) ?? ''}
              tip={words.text('ui.report.point', { name: place.text, value: said(place) })}
            >
              <span className={css.barName}>{place.text} </span>
              <span className={css.track}>
                {partsOf(place).map((part, index) => (
                  <span
                    key={series[index]?.key}
                    className={`${css.part} ${css.fills[index as SeriesIndex]}`}
                    style={{ width: `${(part / most) * 100}%` }}
                  />
                ))}
                {place.others > 0 && (
                  <span
                    className={`${css.part} ${css.othersFill}`}
                    style={{ width: `${(place.others / most) * 100}%` }}
                  />
                )}
              </span>
              <span className={css.barValue}>
                {series.length < 2 ? said(place) : valueText(sumOf(place), unit, words)}
              </span>
            </BarLink>
          </li>
        ))}
      </ul>
      {data.places.length > BARS_MOST && <p>{words.text('ui.report.barsLeftOut', { most: BARS_MOST })}</p>}
      <Legend data={data} />
    </>
  );
}

/** A bar named by its words; the tooltip says its parts. */
function BarLink({ href, tip, children }: { href: string; tip: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { triggerProps, bubble } = useTip(link, tip, { delay: 100 });
  const tipped = mergeProps(triggerProps, { href, className: css.bar }) as LinkProps;
  return (
    <>
      <Link {...tipped} ref={link}>
        {children}
      </Link>
      {bubble}
    </>
  );
}
