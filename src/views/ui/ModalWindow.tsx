import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import * as css from './Modal.css.ts';
import type { ModalProps, WithClose } from './modalProps.ts';
import { useWords } from './words.tsx';

/** The window itself, in the middle of the page or at its side. */
export interface ModalWindowProps extends Omit<ModalProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  place: 'middle' | 'side';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const give = (part: WithClose, close: () => void): ReactNode => (typeof part === 'function' ? part(close) : part);

export default function ModalWindow({
  place,
  title,
  children,
  footer,
  size = 'medium',
  dismissable = true,
  role = 'dialog',
  ...open
}: ModalWindowProps) {
  const words = useWords();
  return (
    <ModalOverlay
      {...open}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      className={`${css.scrim} ${css.places[place]}`}
    >
      <Modal data-window="" className={`${css.panels[place]} ${css.widths[size]}`}>
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
