import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { afterFirstView } from '#services/firstView.ts';
import { openLockScreen } from '#views/openLockScreen.ts';
import type { Screens } from '#views/screens.ts';
import { useSession } from '#views/session.ts';
import { arriving } from '#views/ui/arriving.tsx';
import '#views/ui/allIcons.ts';
import { Toasts } from '#views/ui/Toast.tsx';
import { waitFor } from '#views/ui/whenIdle.ts';
import { UiWordsProvider } from '#views/ui/words.tsx';
import { uiWordsOf } from '#views/uiWords.ts';
import { useWords } from '#views/words.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { useIdleLock } from './lock/useIdleLock.ts';
import { ReachContext, ScreensContext } from './reach.ts';
import { prepareScreenAt, screenParts } from './screenParts.tsx';
import { Shell } from './Shell.tsx';
import { Updating } from './Updating.tsx';
import { useFailureToasts } from './useFailureToasts.ts';
import { usePreparedParts } from './usePreparedParts.ts';
import { useLive } from './useLive.ts';
import { reachOf } from './views.ts';
import { currentAddress, CurrentAddressContext } from './currentAddress.ts';

// The content security policy forbids code from text, which zod would otherwise generate.
z.config({ jitless: true });

waitFor(afterFirstView);

const LockScreen = arriving(openLockScreen, { Waiting: LoadingOverlay, Failing: Updating });
const Navigator = arriving(() => import('./Navigator.tsx'));
const SignInAgain = arriving(() => import('../account/SignInAgain.tsx'));

/** The console of a signed-in person. Its routes are those of the server's menu. */
export default function Console({ screens }: { screens: Screens }) {
  const words = useWords();
  const session = useSession();
  const { menus } = session.context;
  const uiWords = useMemo(() => uiWordsOf(words), [words]);
  const reach = useMemo(() => reachOf(menus, words.has, screens), [menus, words, screens]);
  const [parts] = useState(() => screenParts(screens));
  const [where] = useState(() => {
    const begun = currentAddress(reach);
    prepareScreenAt(parts, reach, begun.present());
    return begun;
  });
  useLive();
  useFailureToasts();
  useIdleLock();
  usePreparedParts();
  const [isLed, setLed] = useState(false);
  useEffect(() => afterFirstView(() => setLed(true)), []);
  return (
    <UiWordsProvider words={uiWords}>
      <ReachContext value={reach}>
        <ScreensContext value={parts}>
          <CurrentAddressContext value={where}>
            <Shell />
            {isLed && <Navigator menus={menus} />}
          </CurrentAddressContext>
        </ScreensContext>
      </ReachContext>
      <Toasts />
      {session.context.isLocked && <LockScreen />}
      {session.hasTag('again') && !session.context.isLocked && <SignInAgain />}
    </UiWordsProvider>
  );
}
