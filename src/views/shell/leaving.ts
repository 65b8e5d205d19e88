import { session } from '#services/session.ts';
import { createLeaving } from './leaveRegister.ts';

/** The browser asks in its own words; once the session has ended there is nothing left to hold. */
const askInBrowser = (event: BeforeUnloadEvent): void => {
  if (session.getSnapshot().hasTag('inside')) event.preventDefault();
};

/** What the open screens of this window want asked before they go. */
export const leaving = createLeaving((isHeld) =>
  isHeld
    ? window.addEventListener('beforeunload', askInBrowser)
    : window.removeEventListener('beforeunload', askInBrowser),
);
