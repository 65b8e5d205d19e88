import * as z from 'zod/mini';
import { RECENT_MENUS_MOST } from '#machines/limits.ts';

const KEY = 'homeMenu';

const paths = z.array(z.string());

/** The menu paths visited last, newest first, each once, four at most (§3). */
export function recentMenus(): string[] {
  try {
    const parsed = paths.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, RECENT_MENUS_MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a visit. */
export function visitMenu(path: string): void {
  const others = recentMenus().filter((one) => one !== path);
  localStorage.setItem(KEY, JSON.stringify([path, ...others].slice(0, RECENT_MENUS_MOST)));
}
