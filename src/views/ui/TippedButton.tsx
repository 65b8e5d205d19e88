import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { mergeProps } from 'react-aria/mergeProps';
import type { ButtonProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import { useTip } from './Tooltip.tsx';

/** Properties of a button besides its look. There is no `isDisabled`: a disabled button shows its reason. */
export interface TippedButtonProps extends Omit<ButtonProps, 'children' | 'isDisabled' | 'render' | 'style'> {
  /** Reason against pressing it now. The button stays focusable, does nothing and shows the reason. */
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
  const button = useRef<HTMLButtonElement>(null);
  const { triggerProps, bubble } = useTip(button, text, {
    isOpen: open && text !== undefined,
    onOpenChange: setOpen,
    isDisabled: text === undefined,
    delay: refused ? 120 : 500,
    shouldCloseOnPress: !refused,
  });
  const refusal: ButtonProps = refused
    ? {
        type: 'button',
        onPress: () => setOpen(true),
        'aria-describedby': reasonId,
        render: (props) => <button {...props} aria-disabled="true" data-refused="true" />,
      }
    : {};
  const tipped = mergeProps(triggerProps, rest) as ButtonProps;
  return (
    <>
      <Button {...tipped} {...refusal} ref={button}>
        {children}
      </Button>
      {bubble}
      {refused && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
