import { iconPaths, type IconName } from '#views/ui/iconPaths.ts';

/** Other names that menus use for our icons. */
const ALIASES: Readonly<Record<string, IconName>> = { package: 'box', list: 'clipboard', send: 'arrowRight' };

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** Returns the icon of a menu entry; a default one for an unknown name. */
export const iconOf = (name: string | null): IconName => {
  if (name === null) return 'file';
  return isIcon(name) ? name : (ALIASES[name] ?? 'file');
};
