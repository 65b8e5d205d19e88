import { ModalFrame } from './Modal.tsx';
import type { ModalProps } from './modalProps.ts';

/** Properties of a drawer. */
export type DrawerProps = ModalProps;

/** A window at the side, for settings and details that go with the page behind. */
export const Drawer = (props: DrawerProps) => <ModalFrame size="small" {...props} place="side" />;
