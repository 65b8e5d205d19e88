import { iconPaths, type IconName } from '#views/ui/iconPaths.ts';

/** What menus call some of our icons. */
const ALIASES: Readonly<Record<string, IconName>> = { package: 'box', list: 'clipboard', send: 'arrowRight' };

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** The icon of a menu entry; a plain one where the server names none of ours. */
export const iconOf = (name: string | null): IconName => {
  if (name === null) return 'file';
  return isIcon(name) ? name : (ALIASES[name] ?? 'file');
};
