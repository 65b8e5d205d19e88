import * as z from 'zod/mini';

/** Catalogs of the menu that a person opened or closed in this browser, by path. */
export type OpenedMenus = Readonly<Record<string, boolean>>;

/** Key by person: another one at the same machine works with other catalogs. */
const keyFor = (userId: string): string => `openedMenus ${userId}`;
const kept = z.record(z.string(), z.boolean());

/** Returns the catalogs as the person left them. */
export function openedMenus(userId: string): OpenedMenus {
  try {
    const parsed = kept.safeParse(JSON.parse(localStorage.getItem(keyFor(userId)) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Remembers the catalogs of a person. */
export const keepOpenedMenus = (userId: string, opened: OpenedMenus): void =>
  localStorage.setItem(keyFor(userId), JSON.stringify(opened));
