import { wordFailure } from '#services/failure.ts';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Home.css.ts';
import { FREIGHT, type OrderFigure } from './orderFigures.ts';
import { Tile } from './Tile.tsx';
import type { Figures } from '#views/shapes/figures/useFigures.ts';

/** Today's order figures (§2), each linked to the orders it counts; and the parts of their freight. */
export function OrderTiles({ wanted, counted }: { wanted: readonly OrderFigure[]; counted: Figures }) {
  const words = useWords();
  if (counted.failure) {
    return (
      <ErrorState
        title={words.text('ui.home.failed')}
        text={wordFailure(counted.failure, words)}
        onRetry={counted.reload}
      />
    );
  }
  const freight = counted.figures?.get('collected')?.sums ?? {};
  const collected = wanted.find(({ name }) => name === 'collected')?.href;
  const sum = FREIGHT.reduce((total, field) => total + (freight[field] ?? 0), 0);
  return (
    <>
      <Section title={words.text('ui.home.orders')} description={words.text('ui.home.ordersHint')}>
        <div className={css.tiles}>
          {wanted.map(({ name, href }) => (
            <Tile
              key={name}
              name={words.text(`ui.home.order.${name}`)}
              value={counted.figures?.get(name)?.count ?? null}
              href={href}
            />
          ))}
        </div>
      </Section>
      <Section title={words.text('ui.home.freight')} description={words.text('ui.home.freightHint')}>
        <dl className={css.fees}>
          {FREIGHT.map((field) => (
            <Fee key={field} name={words.text<string>(`field.order.${field}`)} amount={freight[field] ?? 0} />
          ))}
          <Fee name={words.text('ui.order.sum')} amount={sum} href={collected} isTotal />
        </dl>
      </Section>
    </>
  );
}

interface FeeProps {
  readonly name: string;
  readonly amount: number;
  /** Address of the list of orders that make up the amount. */
  readonly href?: string | undefined;
  readonly isTotal?: boolean;
}

function Fee({ name, amount, href, isTotal = false }: FeeProps) {
  const words = useWords();
  const said = words.money(amount, 'MMK');
  const strong = isTotal ? css.total : '';
  return (
    <>
      <dt className={strong}>{name}</dt>
      <dd className={`${css.amount} ${strong}`}>{href === undefined ? said : <Link href={href}>{said}</Link>}</dd>
    </>
  );
}
