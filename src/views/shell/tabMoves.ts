import type { RouterHistory } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { tabsMachine } from '#machines/tabs/index.ts';

/** What can be done with the open tabs. */
export interface TabMoves {
  /** Goes to an address; a bare one returns to its open tab as it was left. */
  readonly go: (address: string) => void;
  /** Goes to exactly this address. */
  readonly goTo: (address: string, options?: { replace?: boolean }) => void;
  readonly name: (key: string, name: string | null) => void;
  readonly refresh: (key: string) => void;
  readonly close: (key: string) => void;
  readonly closeOthers: (key: string) => void;
  readonly closeAll: () => void;
}

/** Moves among tabs: the machine decides which is shown next, the address follows. */
export const tabMoves = (actor: ActorRefFrom<typeof tabsMachine>, history: RouterHistory): TabMoves => {
  const context = () => actor.getSnapshot().context;
  const goTo: TabMoves['goTo'] = (address, { replace = false } = {}) => {
    if (replace) history.replace(address);
    else if (address !== history.location.href) history.push(address);
  };
  const thenFollow = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    const { active, tabs } = context();
    goTo(tabs.find(({ key }) => key === active)?.path ?? '/');
  };
  return {
    go: (address) => goTo(context().tabs.find(({ key }) => key === address)?.path ?? address),
    goTo,
    name: (key, name) => actor.send({ type: 'tab.named', key, name }),
    refresh: (key) => actor.send({ type: 'tab.refreshed', key }),
    close: (key) => thenFollow({ type: 'tab.closed', key }),
    closeOthers: (key) => thenFollow({ type: 'tab.othersClosed', key }),
    closeAll: () => thenFollow({ type: 'tab.allClosed' }),
  };
};
