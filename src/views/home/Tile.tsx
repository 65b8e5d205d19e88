import { Link } from 'react-aria-components';
import { useWords } from '#views/language/words.tsx';
import * as css from './Home.css.ts';

interface TileProps {
  readonly name: string;
  /** Null while it is counted. */
  readonly value: number | null;
  readonly href: string | null;
  /** True for an amount in hundredths of MMK. */
  readonly isMoney?: boolean;
}

/** One figure, linked to its list if the person can reach it. */
export function Tile({ name, value, href, isMoney = false }: TileProps) {
  const words = useWords();
  const said = (figure: number): string => (isMoney ? words.money(figure, 'MMK') : words.number(figure));
  const inside = (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.value}>{value === null ? '–' : said(value)}</span>
    </>
  );
  const look = isMoney ? `${css.tile} ${css.money}` : css.tile;
  if (href === null) return <div className={look}>{inside}</div>;
  return (
    <Link href={href} className={look}>
      {inside}
    </Link>
  );
}
