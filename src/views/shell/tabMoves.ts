import type { RouterHistory } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { Tab, tabsMachine } from '#machines/tabs/index.ts';
import type { Leaving } from './leaveRegister.ts';

/** Actions on the open tabs; closing unsaved work asks first. */
export interface TabMoves {
  /** Opens an address; one without a search returns to its open tab unchanged. */
  readonly go: (address: string) => void;
  /** Opens exactly this address. */
  readonly goTo: (address: string, options?: { replace?: boolean }) => void;
  readonly name: (key: string, name: string | null) => void;
  readonly refresh: (key: string) => void;
  readonly close: (key: string) => void;
  readonly closeOthers: (key: string) => void;
  readonly closeAll: () => void;
}

/** Creates the actions: the machine decides which tab is shown next, and the address follows. */
export const tabMoves = (
  actor: ActorRefFrom<typeof tabsMachine>,
  history: RouterHistory,
  leaving: Pick<Leaving, 'isHeld' | 'mayLeave'>,
): TabMoves => {
  const context = () => actor.getSnapshot().context;
  const goTo: TabMoves['goTo'] = (next, { replace = false } = {}) => {
    if (replace) history.replace(next);
    else if (next !== history.location.href) history.push(next);
  };
  const thenFollow = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    const { active, tabs } = context();
    goTo(tabs.find(({ key }) => key === active)?.path ?? '/');
  };
  const whenLeft = (goes: (tab: Tab) => boolean, then: () => void) => {
    const keys = context()
      .tabs.filter(goes)
      .map(({ key }) => key);
    if (!leaving.isHeld(keys)) then();
    else void leaving.mayLeave(keys).then((may) => may && then());
  };
  return {
    go: (next) => goTo(context().tabs.find(({ key }) => key === next)?.path ?? next),
    goTo,
    name: (key, name) => actor.send({ type: 'tab.named', key, name }),
    refresh: (key) =>
      whenLeft(
        (tab) => tab.key === key,
        () => actor.send({ type: 'tab.refreshed', key }),
      ),
    close: (key) =>
      whenLeft(
        (tab) => tab.key === key && !tab.affix,
        () => thenFollow({ type: 'tab.closed', key }),
      ),
    closeOthers: (key) =>
      whenLeft(
        (tab) => tab.key !== key && !tab.affix,
        () => thenFollow({ type: 'tab.othersClosed', key }),
      ),
    closeAll: () =>
      whenLeft(
        ({ affix }) => !affix,
        () => thenFollow({ type: 'tab.allClosed' }),
      ),
  };
};
