import type { ReactElement, ReactNode } from 'react';
import type * as css from './Modal.css.ts';

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
