import * as z from 'zod/mini';
import { keptOfAccount } from './kept/texts.ts';

/** Number of kept favourites. */
const MOST = 20;

/** Paths of the menu entries that a person keeps on top, in the order they were chosen. */
export type FavouriteMenus = readonly string[];

const kept = keptOfAccount('favouriteMenus', z.array(z.string()));

/** Returns the favourites of a person; none when the kept text is no such list. */
export const favouriteMenus = (userId: string): FavouriteMenus => (kept.read(userId) ?? []).slice(0, MOST);

/** Adds or removes a favourite, and returns those that are left. */
export function toggleFavouriteMenu(userId: string, path: string): FavouriteMenus {
  const before = favouriteMenus(userId);
  const next = before.includes(path) ? before.filter((one) => one !== path) : [...before, path].slice(-MOST);
  kept.write(userId, next);
  return next;
}
