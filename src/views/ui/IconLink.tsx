import { Badge } from './Badge.tsx';
import * as button from './Button.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import * as css from './IconLink.css.ts';
import { TippedLink } from './TippedLink.tsx';

/** A link that is an icon with a count; its label names both, and is its tooltip. */
export interface IconLinkProps {
  href: string;
  label: string;
  icon: IconName;
  count?: number;
}

export function IconLink({ href, label, icon, count = 0 }: IconLinkProps) {
  return (
    <TippedLink
      href={href}
      label={label}
      className={`${button.base} ${button.square.regular} ${button.buttonTones.quiet} ${css.link}`}
    >
      <Icon name={icon} />
      <span className={css.count} aria-hidden="true">
        <Badge count={count} tone="loud" />
      </span>
    </TippedLink>
  );
}
