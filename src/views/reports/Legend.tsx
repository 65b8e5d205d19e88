import { useWords } from '#views/language/words.tsx';
import * as css from './Chart.css.ts';
import type { ChartData } from './series.ts';

type SeriesIndex = keyof typeof css.strokes;

/** Names of the series, and the number of those that the chart leaves out. */
export function Legend({ data: { series, leftOut }, isDashed = false }: { data: ChartData; isDashed?: boolean }) {
  const words = useWords();
  if (series.length < 2) return null;
  return (
    <ul className={css.legend}>
      {series.map(({ key, text }, index) => (
        <li key={key} className={css.entry}>
          {isDashed ? (
            <svg className={css.sample} viewBox="0 0 24 8" aria-hidden="true">
              <path className={css.strokes[index as SeriesIndex]} d="M0 4H24" />
            </svg>
          ) : (
            <span className={`${css.block} ${css.fills[index as SeriesIndex]}`} aria-hidden="true" />
          )}
          {text}
        </li>
      ))}
      {leftOut > 0 && (
        <li className={css.entry}>
          {!isDashed && <span className={`${css.block} ${css.othersFill}`} aria-hidden="true" />}
          {words.text(isDashed ? 'ui.report.leftOut' : 'ui.report.othersOf', { count: leftOut })}
        </li>
      )}
    </ul>
  );
}
