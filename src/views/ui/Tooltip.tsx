import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import type { ReactElement, ReactNode } from 'react';
import type { Placement } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

/** The dark bubble itself; parts that hold their own trigger use it. */
export function TooltipBubble({ children, placement = 'top' }: { children: ReactNode; placement?: Placement }) {
  return (
    <AriaTooltip className={tooltip} offset={6} placement={placement}>
      {children}
    </AriaTooltip>
  );
}

/** Words about a part of ours that can be focused, shown on hover and on focus. */
export function Tooltip({
  text,
  children,
  placement = 'top',
}: {
  text: ReactNode;
  children: ReactElement;
  placement?: Placement;
}) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <TooltipBubble placement={placement}>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}
