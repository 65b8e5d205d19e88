import { useCallback } from 'react';
import { ButtonContext } from 'react-aria-components';
import type { ReactElement, ReactNode } from 'react';
import { late } from './late.tsx';
import type * as css from './Modal.css.ts';
import type { ModalWindowProps } from './ModalWindow.tsx';
import { usePopup } from './usePopup.ts';

const ModalWindow = late<ModalWindowProps>(() => import('./ModalWindow.tsx'));

/** Loads the windows of all dialogs and drawers. */
export const prepareModals = ModalWindow.prepare;

/** A part of a dialog, or a function of the act that closes it. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);

/** Common parts of a dialog and a drawer. Opened by `trigger`, or from outside by `isOpen` and `onOpenChange`. */
export interface ModalProps {
  title: string;
  children: WithClose;
  /** Acts at the foot; the main one last. */
  footer?: WithClose;
  size?: keyof typeof css.widths;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** True if a press outside or Escape closes it; false where work could be lost. */
  dismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** The window over the page that keeps focus inside; a sheet from below on a phone. */
export function ModalFrame({
  trigger,
  isOpen: given,
  onOpenChange,
  ...props
}: ModalProps & Pick<ModalWindowProps, 'place'>) {
  const { isOpen, triggerProps, setOpen } = usePopup('dialog', { isOpen: given, onOpenChange });
  const close = useCallback(() => setOpen(false), [setOpen]);
  return (
    <>
      {trigger !== undefined && <ButtonContext value={triggerProps}>{trigger}</ButtonContext>}
      <ModalWindow {...props} wanted={isOpen} onLost={close} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
