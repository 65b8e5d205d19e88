import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { afterFirstTouch } from '#services/firstView.ts';
import { onForbidden } from '#services/http.ts';
import { openLockScreen } from '#views/app/openLockScreen.ts';
import { screens } from '#views/app/screenAreas.ts';
import { useSession } from '#views/session/useSession.ts';
import { offerScreens } from '#views/shapes/fields/screensOffered.ts';
import { arriving } from '#views/ui/arriving.tsx';
import '#views/ui/allIcons.ts';
import { Toasts } from '#views/ui/Toast.tsx';
import { waitFor } from '#views/ui/whenIdle.ts';
import { UiWordsProvider } from '#views/ui/words.tsx';
import { uiWordsOf } from '#views/language/uiWords.ts';
import { useWords } from '#views/language/words.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { useIdleLock } from './lock/useIdleLock.ts';
import { ReachContext, ScreensContext } from './reach.ts';
import { prepareNamedScreen, prepareScreenAt, screenParts } from './screenParts.tsx';
import { Shell } from './Shell.tsx';
import { Updating } from './Updating.tsx';
import { useFailureToasts } from './useFailureToasts.ts';
import { usePreparedParts } from './usePreparedParts.ts';
import { useLive } from './useLive.ts';
import { useOwnLabels } from './useOwnLabels.ts';
import { refusalsAt } from './refusals.ts';
import { reachOf } from './views.ts';
import { currentAddress, CurrentAddressContext } from './currentAddress.ts';

// The content security policy forbids code from text, which zod would otherwise generate.
z.config({ jitless: true });

waitFor(afterFirstTouch);

offerScreens(Object.keys(screens));
const parts = screenParts(screens);
prepareNamedScreen(parts);

const LockScreen = arriving(openLockScreen, { Waiting: LoadingOverlay, Failing: Updating });
const SignInAgain = arriving(() => import('../account/SignInAgain.tsx'));

/** The console of a signed-in person. Its routes are those of the server's menu. */
export default function Console() {
  const words = useWords();
  const session = useSession();
  const { menus, user } = session.context;
  const permissions = user?.roles;
  const uiWords = useMemo(() => uiWordsOf(words), [words]);
  const reach = useMemo(() => reachOf(menus, words.has, screens, permissions ?? []), [menus, words, permissions]);
  const isConfirmed = !session.matches('resuming');
  const [where] = useState(() => {
    const begun = currentAddress(reach, isConfirmed);
    prepareScreenAt(parts, reach, begun.present());
    return begun;
  });
  useLive();
  useOwnLabels();
  useFailureToasts();
  useIdleLock();
  usePreparedParts();
  useEffect(() => onForbidden(refusalsAt(where.history)), [where]);
  useEffect(() => where.regrant(reach, isConfirmed), [where, reach, isConfirmed]);
  return (
    <UiWordsProvider words={uiWords}>
      <ReachContext value={reach}>
        <ScreensContext value={parts}>
          <CurrentAddressContext value={where}>
            <Shell />
          </CurrentAddressContext>
        </ScreensContext>
      </ReachContext>
      <Toasts />
      {session.context.isLocked && <LockScreen />}
      {session.hasTag('again') && !session.context.isLocked && <SignInAgain />}
    </UiWordsProvider>
  );
}
