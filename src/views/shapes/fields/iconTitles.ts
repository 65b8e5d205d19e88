import type { Words } from '#i18n/words.ts';
import { iconPaths, type IconName } from '#views/ui/iconPaths.ts';

/** Returns the icons that a menu entry can have: those with a name. */
export const menuIcons = (words: Words): IconName[] =>
  (Object.keys(iconPaths) as IconName[]).filter((id) => words.has(`icon.${id}`));

/** Name of an icon in the person's language; its id for one that a menu entry is not offered. */
export const iconTitle = (id: string, words: Words): string =>
  words.has(`icon.${id}`) ? words.text<string>(`icon.${id}`) : id;
