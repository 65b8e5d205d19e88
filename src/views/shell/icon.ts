import { iconPaths, type IconName } from '#views/ui/iconPaths.ts';

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** The icon of a menu entry; a plain one where the server names none of ours. */
export const iconOf = (name: string | null): IconName => (name !== null && isIcon(name) ? name : 'file');
