import { iconPaths, type IconName } from './iconPaths.ts';

/** Icons of menu entries under names of other consoles. */
const ALIASES: Readonly<Record<string, IconName>> = { package: 'box', list: 'clipboard', send: 'arrowRight' };

/** Returns the icon of a name; null for an unknown one. */
export const namedIcon = (name: string): IconName | null =>
  Object.hasOwn(iconPaths, name) ? (name as IconName) : (ALIASES[name] ?? null);
