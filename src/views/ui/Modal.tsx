import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import * as css from './Modal.css.ts';
import { useWords } from './words.tsx';

/** A part of a dialog, or a function of the act that closes it. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);

/** What a dialog and a drawer share. Opened by `trigger`, or from outside by `isOpen` and `onOpenChange`. */
export interface ModalProps {
  title: string;
  children: WithClose;
  /** Acts at the foot; the main one last. */
  footer?: WithClose;
  size?: keyof typeof css.widths;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press outside or Escape closes it; false where work could be lost. */
  dismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
}

const give = (part: WithClose, close: () => void): ReactNode => (typeof part === 'function' ? part(close) : part);

/** The window over the page that keeps focus inside; a sheet from below on a phone. */
export function ModalFrame({ trigger, isOpen, onOpenChange, ...props }: ModalProps & Place) {
  const open = { ...(isOpen !== undefined && { isOpen }), ...(onOpenChange && { onOpenChange }) };
  if (trigger === undefined) return <ModalBody {...props} open={open} />;
  return (
    <DialogTrigger {...open}>
      {trigger}
      <ModalBody {...props} open={{}} />
    </DialogTrigger>
  );
}

interface Place {
  place: 'middle' | 'side';
}

type BodyProps = Omit<ModalProps, 'trigger' | 'isOpen' | 'onOpenChange'> &
  Place & { open: Pick<ModalProps, 'isOpen' | 'onOpenChange'> };

function ModalBody({
  place,
  title,
  children,
  footer,
  size = 'medium',
  dismissable = true,
  role = 'dialog',
  open,
}: BodyProps) {
  const words = useWords();
  return (
    <ModalOverlay
      {...open}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      className={`${css.scrim} ${css.places[place]}`}
    >
      <Modal className={`${css.panels[place]} ${css.widths[size]}`}>
        <Dialog role={role} className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.head}>
                <Heading slot="title" className={css.title}>
                  {title}
                </Heading>
                {dismissable && <IconButton icon="cross" label={words.close} size="small" untipped onPress={close} />}
              </header>
              <div className={css.body}>{give(children, close)}</div>
              {footer !== undefined && <footer className={css.foot}>{give(footer, close)}</footer>}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
