import { session } from '#services/session.ts';
import { tellUnsaved } from '#services/unsavedElsewhere.ts';
import { createLeaving } from './leaveRegister.ts';

/** Shows the browser's own question. After the end of the session it asks nothing. */
const askInBrowser = (event: BeforeUnloadEvent): void => {
  if (session.getSnapshot().hasTag('inside')) event.preventDefault();
};

/** Register of the screens with unsaved work in this window. */
export const leaving = createLeaving((isHeld) =>
  isHeld
    ? window.addEventListener('beforeunload', askInBrowser)
    : window.removeEventListener('beforeunload', askInBrowser),
);

/** Talk with the other tabs of this browser about what a sign-out would lose. */
export const unsaved = tellUnsaved(leaving.losses);
