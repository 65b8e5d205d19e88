import { Dialog, Popover as AriaPopover, type Placement } from 'react-aria-components';
import type { RefObject } from 'react';
import { ClosesByEscape } from './ClosesByEscape.tsx';
import { floating } from './ListBox.css.ts';
import type { WithClose } from './modalProps.ts';
import { body } from './Popover.css.ts';

/** The small window itself, at its anchor. */
export interface PopoverWindowProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  anchor: RefObject<Element | null>;
  label: string;
  placement: Placement;
  flush: boolean;
  children: WithClose;
}

export default function PopoverWindow({ anchor, label, placement, flush, children, ...open }: PopoverWindowProps) {
  return (
    <AriaPopover
      {...open}
      trigger="DialogTrigger"
      triggerRef={anchor}
      className={floating}
      placement={placement}
      offset={6}
    >
      <Dialog aria-label={label} className={body} data-flush={flush || undefined}>
        {({ close }) => (
          <>
            <ClosesByEscape close={close} anchor={anchor} />
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </Dialog>
    </AriaPopover>
  );
}
