import { memo, useCallback, useMemo } from 'react';
import type { Tab } from '#machines/tabs/index.ts';
import { PlaceProvider, type LostBy, type Place } from '#views/place/screen.tsx';
import { useWords } from '#views/language/words.tsx';
import { leaving } from './leaving.ts';
import type { View } from './menu.ts';
import { MissingScreen } from './Missing.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useReach, useScreens } from './reach.ts';
import { Mounted } from './screenParts.tsx';
import type { TabMoves } from './tabMoves.ts';
import { worded } from './title.ts';

interface ScreenHostProps {
  readonly tab: Tab;
  readonly view: View;
  readonly moves: TabMoves;
  readonly isShown: boolean;
}

/** One screen in its tab: provides its place, waits for its code, and catches its errors. */
export const ScreenHost = memo(function ScreenHost({ tab, view, moves, isShown }: ScreenHostProps) {
  const { path } = view;
  const search = tab.path.slice(path.length);
  const words = useWords();
  const { views } = useReach();
  const screens = useScreens();
  const setTitle = useCallback((title: string | null) => moves.name(tab.key, title), [moves, tab.key]);
  const hold = useCallback(
    (consequence: string, lostBy?: LostBy) => leaving.hold(tab.key, consequence, lostBy),
    [tab.key],
  );
  const place = useMemo<Place>(
    () => ({
      path,
      search,
      isShown,
      setTitle,
      hold,
      setSearch: (next, options) =>
        moves.goTo(`${path}${next === '' || next.startsWith('?') ? next : `?${next}`}`, options),
      go: moves.go,
      close: () => moves.close(tab.key),
      nameOf: (other) => {
        const found = views.get(other);
        // The menu may name a screen that this version of the console does not contain.
        return found && Object.hasOwn(screens, found.component) ? worded(found.title, words) : null;
      },
    }),
    [path, search, isShown, setTitle, hold, moves, tab.key, views, screens, words],
  );
  const Screen = Object.hasOwn(screens, view.component) ? screens[view.component] : undefined;
  return (
    <PlaceProvider value={place}>
      <ScreenBoundary onRestart={() => moves.refresh(tab.key)} onLeave={() => moves.close(tab.key)}>
        {Screen ? (
          <Screen />
        ) : (
          <>
            <MissingScreen onLeave={() => moves.close(tab.key)} />
            <Mounted />
          </>
        )}
      </ScreenBoundary>
    </PlaceProvider>
  );
});
