import { useCallback } from 'react';
import { ButtonContext } from 'react-aria-components';
import { late } from './late.tsx';
import type { ModalWindowProps } from './ModalWindow.tsx';
import { usePopup } from './usePopup.ts';
import type { ModalProps } from './modalProps.ts';

const ModalWindow = late<ModalWindowProps>(() => import('./ModalWindow.tsx'));

/** Loads the windows of all dialogs and drawers. */
export const prepareModals = ModalWindow.prepare;

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
