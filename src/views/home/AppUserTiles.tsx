import { useMemo } from 'react';
import { Section } from '#views/ui/Card.tsx';
import { dayFrom, instantsOf } from '#views/shapes/fields/localTime.ts';
import { useScreenNames } from '#views/screen.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Home.css.ts';
import { Tile } from './Tile.tsx';
import { useFigures } from '#views/shapes/figures/useFigures.ts';

const APP_USERS = '/appUserList/appUserList';

/** Tiles of the new and of all app users (§2). */
export function AppUserTiles({ now }: { now: number }) {
  const words = useWords();
  const nameOf = useScreenNames();
  const wanted = useMemo(() => {
    const today = dayFrom(now);
    return [
      {
        name: 'new',
        filters: [{ field: 'registeredAt', op: 'between' as const, value: instantsOf(today, today) }],
        href: `${APP_USERS}?registeredAt=${today}..${today}`,
      },
      { name: 'total', filters: [], href: APP_USERS },
    ] as const;
  }, [now]);
  const { figures, failure } = useFigures('appUser', wanted);
  if (failure) return null;
  return (
    <Section title={words.text('ui.home.appUsers')}>
      <div className={css.tiles}>
        {wanted.map(({ name, href }) => (
          <Tile
            key={name}
            name={words.text(`ui.home.appUser.${name}`)}
            value={figures?.get(name)?.count ?? null}
            href={nameOf(APP_USERS) === null ? null : href}
          />
        ))}
      </div>
    </Section>
  );
}
