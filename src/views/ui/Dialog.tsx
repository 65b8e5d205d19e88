import { ModalFrame } from './Modal.tsx';
import type { ModalProps } from './modalProps.ts';

/** Properties of a dialog. */
export type DialogProps = ModalProps;

/** A window in the middle of the page: one task, then back. */
export const Dialog = (props: DialogProps) => <ModalFrame {...props} place="middle" />;
