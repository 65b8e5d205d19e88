import { Section } from '#views/ui/Card.tsx';
import type { Figures } from '#views/shapes/figures/useFigures.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Home.css.ts';
import { APP_USERS, type appUserFigures } from './homeFigures.ts';
import { Tile } from './Tile.tsx';

interface AppUserTilesProps {
  readonly wanted: ReturnType<typeof appUserFigures>;
  readonly counted: Figures;
}

/** Tiles of the new and of all app users (§2). */
export function AppUserTiles({ wanted, counted }: AppUserTilesProps) {
  const words = useWords();
  const nameOf = useScreenNames();
  return (
    <Section title={words.text('ui.home.appUsers')}>
      <div className={css.tiles}>
        {wanted.map(({ name, href }) => (
          <Tile
            key={name}
            name={words.text<string>(`ui.home.appUser.${name}`)}
            value={counted.figures?.get(name)?.count ?? null}
            href={nameOf(APP_USERS) === null ? null : href}
          />
        ))}
      </div>
    </Section>
  );
}
