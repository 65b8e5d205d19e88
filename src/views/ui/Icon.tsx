import { firstIcons } from './firstIcons.ts';
import type { IconName } from './iconPaths.ts';
import { icon } from './Icon.css.ts';

let drawings: Readonly<Partial<Record<IconName, string>>> = firstIcons;

/** Gives the console all its icons; who signs in needs few. */
export const drawWith = (all: Readonly<Record<IconName, string>>): void => {
  drawings = all;
};

/** One of our icons, as high as the text asks; silent to a screen reader, since words always stand beside it. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  const measure = size === undefined ? {} : { width: size, height: size };
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...measure}>
      <path d={drawings[name]} />
    </svg>
  );
}
