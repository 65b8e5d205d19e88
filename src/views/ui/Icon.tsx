import { firstIcons } from './firstIcons.ts';
import type { IconName } from './iconPaths.ts';
import { icon } from './Icon.css.ts';

let drawings: Readonly<Partial<Record<IconName, string>>> = firstIcons;

/** Gives the console all its icons; who signs in needs few. */
export const drawWith = (all: Readonly<Record<IconName, string>>): void => {
  drawings = all;
};

/** An icon as high as the text; hidden from a screen reader, because words are always beside it. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  const measure = size === undefined ? {} : { width: size, height: size };
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...measure}>
      <path d={drawings[name]} />
    </svg>
  );
}
