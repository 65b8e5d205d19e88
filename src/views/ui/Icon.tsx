import { iconPaths } from './iconPaths.ts';
import type { IconName } from './iconPaths.ts';
import { icon } from './Icon.css.ts';

/** One of our icons, as high as the text asks; silent to a screen reader, since words always stand beside it. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  const measure = size === undefined ? {} : { width: size, height: size };
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" {...measure}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
