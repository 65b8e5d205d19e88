import { Button, Dialog, Popover } from 'react-aria-components';
import type { ReactNode } from 'react';
import { ClosesByEscape } from './ClosesByEscape.tsx';
import { inner } from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { floating } from './ListBox.css.ts';

/** Button at the end of a date field that opens its calendar. */
export const CalendarButton = () => (
  <Button className={inner}>
    <Icon name="calendar" />
  </Button>
);

/** Pop-over of a date field with its calendar. */
export const CalendarPopover = ({ children }: { children: ReactNode | ((close: () => void) => ReactNode) }) => (
  <Popover className={floating} offset={4}>
    <Dialog>
      {({ close }) => (
        <>
          <ClosesByEscape close={close} />
          {typeof children === 'function' ? children(close) : children}
        </>
      )}
    </Dialog>
  </Popover>
);
