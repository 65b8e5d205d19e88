import * as z from 'zod/mini';
import { keptOfAccount } from './kept/texts.ts';

/** Catalogs of the menu that a person opened or closed in this browser, by path. */
export type OpenedMenus = Readonly<Record<string, boolean>>;

const kept = keptOfAccount('openedMenus', z.record(z.string(), z.boolean()));

/** Returns the catalogs as the person left them. */
export const openedMenus = (userId: string): OpenedMenus => kept.read(userId) ?? {};

/** Remembers the catalogs of a person. */
export const keepOpenedMenus = (userId: string, opened: OpenedMenus): void => kept.write(userId, { ...opened });
