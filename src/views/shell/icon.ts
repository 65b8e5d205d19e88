import type { IconName } from '#views/ui/iconPaths.ts';
import { namedIcon } from '#views/ui/namedIcon.ts';

/** Returns the icon of a menu entry; a default one for an unknown name. */
export const iconOf = (name: string | null): IconName => (name === null ? null : namedIcon(name)) ?? 'file';
