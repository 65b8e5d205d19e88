import { Link } from 'react-aria-components';
import { useWords } from '#views/words.tsx';
import * as css from './Home.css.ts';

/** One figure, linked to its list if the person can reach it. `value` is null while it is counted. */
export function Tile({ name, value, href }: { name: string; value: number | null; href: string | null }) {
  const words = useWords();
  const inside = (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.value}>{value === null ? '–' : words.number(value)}</span>
    </>
  );
  if (href === null) return <div className={css.tile}>{inside}</div>;
  return (
    <Link href={href} className={css.tile}>
      {inside}
    </Link>
  );
}
