import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { TooltipTriggerProps } from 'react-stately/useTooltipTriggerState';
import type { Placement } from 'react-aria-components';
import { late } from './late.tsx';
import type { BubbleProps } from './TooltipBubble.tsx';

type TriggerProps = ReturnType<typeof useTooltipTrigger>['triggerProps'];
type Focusable = Parameters<NonNullable<TriggerProps['onKeyDown']>>[0]['currentTarget'];

const Bubble = late<BubbleProps>(() => import('./TooltipBubble.tsx'));

/** Loads the bubbles of all tooltips. */
export const prepareTooltips = Bubble.prepare;

const noMatter = (): void => {};

/** Properties of a part with a tooltip, and the tooltip beside it. */
export interface Tipped {
  triggerProps: TriggerProps;
  bubble: ReactElement;
}

/** Words about a part, shown on hover and on focus. */
export function useTip<Element extends HTMLElement>(
  ref: RefObject<Element | null>,
  text: ReactNode,
  { placement = 'top', ...options }: TooltipTriggerProps & { placement?: Placement } = {},
): Tipped {
  const usual = { delay: 500, closeDelay: 0, ...options };
  const state = useTooltipTriggerState(usual);
  const { triggerProps, tooltipProps } = useTooltipTrigger(usual, state, ref);
  return {
    triggerProps: {
      ...triggerProps,
      // The key that closes the tooltip also reaches other listeners, such as the dialog around it.
      onKeyDown: (event: KeyboardEvent<Focusable> & { continuePropagation?: () => void }) => {
        triggerProps.onKeyDown?.(event);
        event.continuePropagation?.();
      },
    },
    bubble: (
      <Bubble
        wanted={state.isOpen}
        onLost={noMatter}
        {...tooltipProps}
        state={state}
        triggerRef={ref}
        placement={placement}
      >
        {text}
      </Bubble>
    ),
  };
}
