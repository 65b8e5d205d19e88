import { useRef } from 'react';
import { Link } from 'react-aria-components';
import type { LinkProps } from 'react-aria-components';
import { mergeProps } from 'react-aria/mergeProps';
import type { ReactNode } from 'react';
import { useTip } from './Tooltip.tsx';

/** A link drawn without words: its label is its name and its tooltip, after `delay` ms. */
export interface TippedLinkProps extends Omit<LinkProps, 'children' | 'aria-label' | 'style' | 'render'> {
  label: string;
  delay?: number;
  children: ReactNode;
}

export function TippedLink({ label, delay = 500, children, ...rest }: TippedLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { triggerProps, bubble } = useTip(link, label, { delay });
  const tipped = mergeProps(triggerProps, rest) as LinkProps;
  return (
    <>
      <Link {...tipped} ref={link} aria-label={label}>
        {children}
      </Link>
      {bubble}
    </>
  );
}
