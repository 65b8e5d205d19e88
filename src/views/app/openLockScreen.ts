import { withAllMessages } from '../language/withAllMessages.ts';

/** Loads the lock screen with its messages. */
export const openLockScreen = withAllMessages(() => import('../shell/lock/LockScreen.tsx'));
