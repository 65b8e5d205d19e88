import { useEffect } from 'react';
import { mounted } from '#services/firstView.ts';
import type { Screens } from '#views/screens.ts';
import { arriving, type ArrivingPart } from '#views/ui/arriving.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './ScreenHost.css.ts';
import type { Reach } from './views.ts';
import type { Address } from './whereabouts.ts';

/** Screens by name, each with its code on the way until it is there. */
export type ScreenParts = Readonly<Record<string, ArrivingPart<object>>>;

/** Each screen as a part that comes when it is first shown, and says when it is. */
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

/** Has the screen at an address come while the frame is still being drawn. */
export const prepareScreenAt = (parts: ScreenParts, reach: Reach, { path }: Address): void => {
  const { component = '' } = reach.views.get(path) ?? {};
  // What cannot come is met again where the screen is drawn.
  if (Object.hasOwn(parts, component)) parts[component]?.prepare().catch(() => {});
};

/** Tells that the screen beside it is there. */
export function Mounted() {
  useEffect(mounted, []);
  return null;
}

/** The fault of one screen is caught around it. */
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
