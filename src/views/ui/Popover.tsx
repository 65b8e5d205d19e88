import { ButtonContext, type Placement } from 'react-aria-components';
import type { ReactElement } from 'react';
import { late } from './late.tsx';
import type { WithClose } from './modalProps.ts';
import type { PopoverWindowProps } from './PopoverWindow.tsx';
import { usePopup } from './usePopup.ts';

const PopoverWindow = late<PopoverWindowProps>(() => import('./PopoverWindow.tsx'));

/** Loads the windows of all popovers. */
export const preparePopovers = PopoverWindow.prepare;

/** A small window at its trigger, for something short; a press elsewhere closes it. */
export interface PopoverProps {
  trigger: ReactElement;
  /** Its name for a screen reader. */
  label: string;
  placement?: Placement;
  flush?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: WithClose;
}

export function Popover({ trigger, label, placement = 'bottom end', flush = false, children, ...given }: PopoverProps) {
  const { isOpen, triggerRef, triggerProps, setOpen, close } = usePopup('dialog', given);
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      <PopoverWindow
        wanted={isOpen}
        onLost={close}
        isOpen={isOpen}
        onOpenChange={setOpen}
        anchor={triggerRef}
        label={label}
        placement={placement}
        flush={flush}
      >
        {children}
      </PopoverWindow>
    </>
  );
}
