import type { Figures } from '#views/shapes/figures/useFigures.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Home.css.ts';
import type { MonthFigure } from './monthFigures.ts';
import { Tile } from './Tile.tsx';

/** Tiles of a business customer's month, each leading to its orders. */
export function MonthTiles({ wanted, counted }: { wanted: readonly MonthFigure[]; counted: Figures }) {
  const words = useWords();
  return (
    <Section title={words.text('ui.home.month')} description={words.text('ui.home.monthHint')}>
      <div className={css.month}>
        {wanted.map(({ name, href, sums: [sum] = [] }) => {
          const figure = counted.figures?.get(name);
          const value = sum === undefined ? figure?.count : figure?.sums[sum];
          return (
            <Tile
              key={name}
              name={words.text(`ui.home.month.${name}`)}
              value={value ?? null}
              isMoney={sum !== undefined}
              href={href}
            />
          );
        })}
      </div>
    </Section>
  );
}
