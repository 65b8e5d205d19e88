import * as z from 'zod/mini';

/** Number of kept favourites. */
const MOST = 20;

/** Key by person: another one at the same machine has other favourites. */
const keyFor = (userId: string): string => `favouriteMenus ${userId}`;

const paths = z.array(z.string());

/** Paths of the menu entries that a person keeps on top, in the order they were chosen. */
export type FavouriteMenus = readonly string[];

/** Returns the favourites of a person; none when the kept text is no such list. */
export function favouriteMenus(userId: string): FavouriteMenus {
  try {
    const parsed = paths.safeParse(JSON.parse(localStorage.getItem(keyFor(userId)) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Adds or removes a favourite, and returns those that are left. */
export function toggleFavouriteMenu(userId: string, path: string): FavouriteMenus {
  const before = favouriteMenus(userId);
  const next = before.includes(path) ? before.filter((one) => one !== path) : [...before, path].slice(-MOST);
  localStorage.setItem(keyFor(userId), JSON.stringify(next));
  return next;
}
