import * as z from 'zod/mini';
import { RECENT_MENUS_MOST } from '#machines/fields/limits.ts';
import { keptOfAccount } from './kept/texts.ts';

const kept = keptOfAccount('homeMenu', z.array(z.string()));

/** The menu paths that a person visited last, newest first, each once, four at most (§3). */
export const recentMenus = (userId: string): readonly string[] => (kept.read(userId) ?? []).slice(0, RECENT_MENUS_MOST);

/** Remembers a visit. */
export function visitMenu(userId: string, path: string): void {
  const others = recentMenus(userId).filter((one) => one !== path);
  kept.write(userId, [path, ...others].slice(0, RECENT_MENUS_MOST));
}
