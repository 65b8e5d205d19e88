import { useState } from 'react';
import { favouriteMenus, toggleFavouriteMenu, type FavouriteMenus } from '#services/favouriteMenus.ts';
import { keepOpenedMenus, openedMenus } from '#services/openedMenus.ts';
import { useSession } from '#views/session/useSession.ts';
import { usePreferences } from '#views/language/words.tsx';
import { holds, type MenuItem } from './menu.ts';

/** The catalogs that are open, and the favourites of the person. */
export interface MenuChoices {
  readonly isOpen: (item: MenuItem, level: number) => boolean;
  readonly toggle: (item: MenuItem, level: number) => void;
  readonly favourites: FavouriteMenus;
  readonly toggleFavourite: (path: string) => void;
}

/** Catalogs opened at each level while one screen was shown; another screen opens its own. */
interface Opened {
  readonly at: string;
  readonly byLevel: Readonly<Record<number, string>>;
}

const NONE = '';

/** One catalog is open at each level, or all that the person keeps open (§2, unique-open). */
export function useMenuChoices(current: string): MenuChoices {
  const { uniqueOpen } = usePreferences();
  const userId = useSession().context.user?.id ?? '';
  const [kept, setKept] = useState(() => openedMenus(userId));
  const [opened, setOpened] = useState<Opened>({ at: current, byLevel: {} });
  const [favourites, setFavourites] = useState(() => favouriteMenus(userId));
  const byLevel = opened.at === current ? opened.byLevel : {};
  const isOpen: MenuChoices['isOpen'] = (item, level) => {
    const byDefault = holds(item, current);
    if (!uniqueOpen) return kept[item.id] ?? byDefault;
    return byLevel[level] === undefined ? byDefault : byLevel[level] === item.id;
  };
  return {
    isOpen,
    toggle: (item, level) => {
      const isNowOpen = !isOpen(item, level);
      setOpened({ at: current, byLevel: { ...byLevel, [level]: isNowOpen ? item.id : NONE } });
      if (uniqueOpen) return;
      const next = { ...kept, [item.id]: isNowOpen };
      setKept(next);
      keepOpenedMenus(userId, next);
    },
    favourites,
    toggleFavourite: (path) => setFavourites(toggleFavouriteMenu(userId, path)),
  };
}
