import { ORDER_LIST } from '#views/shapes/figures/dayHref.ts';
import type { Figures } from '#views/shapes/figures/useFigures.ts';
import { Section } from '#views/ui/Card.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Home.css.ts';
import type { MonthFigure } from './monthFigures.ts';
import { Tile } from './Tile.tsx';

/** The own orders that no courier has collected. */
const TO_COLLECT = `${ORDER_LIST}?state=pendingAcceptance,pendingCollection`;

/** Tiles of a business customer's month, each leading to its orders. */
export function MonthTiles({ wanted, counted }: { wanted: readonly MonthFigure[]; counted: Figures }) {
  const words = useWords();
  const may = useMay();
  const asks = may('order.pickupDaySet') ? <Link href={TO_COLLECT}>{words.text('ui.home.askPickup')}</Link> : undefined;
  return (
    <Section title={words.text('ui.home.month')} description={words.text('ui.home.monthHint')} actions={asks}>
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
