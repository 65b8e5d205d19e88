import { useId, useState } from 'react';
import { Button, TooltipTrigger } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import { TooltipBubble } from './Tooltip.tsx';

/** What a button of ours takes besides its look. There is no `isDisabled`: a button that may not be pressed says why. */
export interface TippedButtonProps extends Omit<ButtonProps, 'children' | 'isDisabled' | 'render' | 'style'> {
  /** Why it may not be pressed now. Set, the button stays focusable, does nothing and tells this. */
  reason?: string | undefined;
  /** Words shown on hover when there is no reason. */
  tip?: string | undefined;
  children: ReactNode;
}

/** The behaviour under every button: press, pending, and refusal with its reason for eye and screen reader. */
export function TippedButton({ reason, tip, children, ...rest }: TippedButtonProps) {
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const refused = reason !== undefined;
  const text = reason ?? tip;
  const refusal: ButtonProps = refused
    ? {
        type: 'button',
        onPress: () => setOpen(true),
        'aria-describedby': reasonId,
        render: (props) => <button {...props} aria-disabled="true" data-refused="true" />,
      }
    : {};
  return (
    <TooltipTrigger
      isOpen={open && text !== undefined}
      onOpenChange={setOpen}
      isDisabled={text === undefined}
      delay={refused ? 120 : 500}
      closeDelay={0}
      shouldCloseOnPress={!refused}
    >
      <Button {...rest} {...refusal}>
        {children}
      </Button>
      <TooltipBubble>{text}</TooltipBubble>
      {refused && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </TooltipTrigger>
  );
}
