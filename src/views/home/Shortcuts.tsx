import { Link } from 'react-aria-components';
import { recentMenus } from '#services/recentMenus.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Home.css.ts';

/** Most recently opened menus, newest first, at most four (§2, §3). */
export function Shortcuts() {
  const words = useWords();
  const nameOf = useScreenNames();
  const userId = useSession().context.user?.id ?? '';
  const recent = recentMenus(userId).flatMap((path) => {
    const name = nameOf(path);
    return name === null ? [] : [{ path, name }];
  });
  return (
    <Section title={words.text('ui.home.shortcuts')}>
      {recent.length === 0 ? (
        <EmptyState icon="clock" title={words.text('ui.home.noShortcuts')} />
      ) : (
        <div className={css.tiles}>
          {recent.map(({ path, name }) => (
            <Link key={path} href={path} className={css.tile}>
              {name}
            </Link>
          ))}
        </div>
      )}
    </Section>
  );
}
