import { useEffect } from 'react';
import { mounted } from '#services/firstView.ts';
import type { Screens } from '#views/screens.ts';
import { arriving, type ArrivingPart } from '#views/ui/arriving.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import { HOME } from './hiddenViews.ts';
import * as css from './ScreenHost.css.ts';
import type { Reach } from './views.ts';
import type { Address } from './currentAddress.ts';

/** Lazily loaded screens by name. */
export type ScreenParts = Readonly<Record<string, ArrivingPart<object>>>;

/** Wraps each screen as a part that loads when first shown and reports its mount. */
export const screenParts = (screens: Screens): ScreenParts =>
  Object.fromEntries(
    Object.entries(screens).map(([name, load]) => {
      const shown = async () => {
        const { default: Screen } = await load();
        return { default: () => [<Screen key="screen" />, <Mounted key="mounted" />] };
      };
      return [name, arriving(shown, { Waiting: ScreenLoading, Failing: Thrown })];
    }),
  );

/** Loads the code of the screen that the server named in the page while the session is being read, or Home during sign-in. */
export const prepareNamedScreen = (parts: ScreenParts): void => {
  const isSigningIn = location.pathname === '/login';
  const named = document.querySelector<HTMLMetaElement>('meta[name="screen"]')?.content ?? '';
  const name = isSigningIn ? HOME.component : named;
  // Ignores failures: rendering the screen reports them.
  if (Object.hasOwn(parts, name)) parts[name]?.prepare().catch(() => {});
};

/** Preloads the screen at an address while the frame renders. */
export const prepareScreenAt = (parts: ScreenParts, reach: Reach, { path }: Address): void => {
  const { component = '' } = reach.views.get(path) ?? {};
  // Ignores failures: rendering the screen reports them.
  if (Object.hasOwn(parts, component)) parts[component]?.prepare().catch(() => {});
};

/** Reports that the screen beside it is mounted. */
export function Mounted() {
  useEffect(mounted, []);
  return null;
}

/** Throws during render, so that the boundary around the screen catches the error. */
function Thrown({ error }: { readonly error: unknown }): never {
  throw error;
}

function ScreenLoading() {
  const words = useWords();
  return (
    <p className={css.loading} role="status">
      <Spinner />
      {words.text('ui.app.loading')}
    </p>
  );
}
