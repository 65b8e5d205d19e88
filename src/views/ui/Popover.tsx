import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import type { Placement } from 'react-aria-components';
import type { ReactElement } from 'react';
import { floating } from './ListBox.css.ts';
import type { WithClose } from './Modal.tsx';
import { body } from './Popover.css.ts';

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

export function Popover({ trigger, label, placement = 'bottom end', flush = false, children, ...open }: PopoverProps) {
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover className={floating} placement={placement} offset={6}>
        <Dialog aria-label={label} className={body} data-flush={flush || undefined}>
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
