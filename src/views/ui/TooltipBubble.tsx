import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { ContextType, ReactNode, RefObject } from 'react';
import type { Placement } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

/** The dark bubble at its part. */
export interface BubbleProps {
  id?: string | undefined;
  state: NonNullable<ContextType<typeof TooltipTriggerStateContext>>;
  triggerRef: RefObject<HTMLElement | null>;
  placement: Placement;
  children: ReactNode;
}

export default function TooltipBubble({ state, id, triggerRef, placement, children }: BubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        {...(id !== undefined && { id })}
        triggerRef={triggerRef}
        className={tooltip}
        offset={6}
        placement={placement}
      >
        {children}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
