import { valueText } from '#i18n/measureText.ts';
import { useRef, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { mergeProps } from 'react-aria/mergeProps';
import { useTip } from '#views/ui/Tooltip.tsx';
import { useWords } from '#views/language/words.tsx';
import { barOf, extentOf, OTHERS, type BarPart } from './bars.ts';
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
  const bars = places.map((place) => ({ place, ...barOf(place) }));
  const { least, most } = extentOf(bars);
  const range = most - least || 1;
  const said = (place: Place): string => {
    if (series.length < 2) return valueText(place.lines[0]?.cells[0]?.value ?? null, unit, words);
    const parts = series.flatMap(({ text }, index) => {
      const value = place.lines[index]?.cells[0]?.value ?? null;
      return value === null
        ? []
        : [words.text('ui.report.point', { name: text, value: valueText(value, unit, words) })];
    });
    const others =
      place.others !== 0
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
        {bars.map(({ place, below, above, sum }) => (
          <li key={place.key}>
            <BarLink
              href={hrefOf(place) ?? ''}
              tip={words.text('ui.report.point', { name: place.text, value: said(place) })}
            >
              <span className={css.barName}>{place.text} </span>
              <span className={css.track} style={{ gridTemplateColumns: `${(-least / range) * 100}% minmax(0, 1fr)` }}>
                <span className={css.below}>
                  {below.map((part) => (
                    <Part key={part.series} part={part} of={-least} />
                  ))}
                </span>
                <span className={least < 0 ? css.above : css.side}>
                  {above.map((part) => (
                    <Part key={part.series} part={part} of={most} />
                  ))}
                </span>
              </span>
              <span className={css.barValue}>{series.length < 2 ? said(place) : valueText(sum, unit, words)}</span>
            </BarLink>
          </li>
        ))}
      </ul>
      {data.places.length > BARS_MOST && <p>{words.text('ui.report.barsLeftOut', { most: BARS_MOST })}</p>}
      <Legend data={data} />
    </>
  );
}

function Part({ part: { series, size }, of }: { readonly part: BarPart; readonly of: number }) {
  const fill = series === OTHERS ? css.othersFill : css.fills[series as SeriesIndex];
  return <span className={`${css.part} ${fill}`} style={{ width: `${(size / of) * 100}%` }} />;
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
