import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Hidden } from './Hidden.tsx';
import { link, linkTones } from './Link.css.ts';
import { useWords } from './words.tsx';

/** A link. `inText` is underlined, among words; `external` opens a new tab and says so. */
export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  tone?: 'accent' | 'inText' | 'quiet';
  external?: boolean;
  children: ReactNode;
}

export function Link({ tone = 'accent', external = false, children, ...rest }: LinkProps) {
  const words = useWords();
  const outside = external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <AriaLink {...rest} {...outside} className={`${link} ${linkTones[tone]}`}>
      {children}
      {external && (
        <>
          <Icon name="external" size={13} />
          <Hidden>{`(${words.opensNewTab})`}</Hidden>
        </>
      )}
    </AriaLink>
  );
}
