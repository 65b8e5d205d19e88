import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useMachine } from '@xstate/react';
import { keptAlive, tabsMachine, type Tab } from '#machines/tabs/index.ts';
import { keepTabs, readTabs } from '#services/keptTabs.ts';
import { visitMenu } from '#services/recentMenus.ts';
import { visitRecord } from '#services/recentRecords.ts';
import { useSession } from '#views/session/useSession.ts';
import type { View } from './menu.ts';
import { leaving } from './leaving.ts';
import { useReach } from './reach.ts';
import { tabMoves, type TabMoves } from './tabMoves.ts';
import { HOME } from './hiddenViews.ts';
import { isMenu } from './menu.ts';
import { keyOf, pathOf } from './views.ts';
import { REDIRECT } from './addresses.ts';
import { useAddress, useCurrentAddress } from './currentAddress.ts';

/** State of the tab bar, synchronised with the address. */
export interface Tabs {
  readonly tabs: readonly Tab[];
  /** Tabs whose views are mounted. */
  readonly kept: readonly Tab[];
  /** Key of the shown tab; null on a page without a tab, such as /404. */
  readonly shown: string | null;
  /** The shown screen; null on a page without a tab. */
  readonly view: View | null;
  /** Path of the address. */
  readonly path: string;
  /** Stable across renders. */
  readonly moves: TabMoves;
}

/** Synchronises the tab machine with the router: a visited address opens a tab, a closed tab shows its neighbour. */
export const useTabs = (): Tabs => {
  const { views, items } = useReach();
  const { history } = useCurrentAddress();
  const userId = useSession().context.user?.id ?? '';
  const [snapshot, send, actor] = useMachine(tabsMachine);
  const { path, search } = useAddress();
  const moves = useMemo(() => tabMoves(actor, history, leaving), [actor, history]);
  const view = views.get(path) ?? null;
  const shown = view ? keyOf(path, search) : null;

  useLayoutEffect(() => {
    for (const { path: key, affix, noCache, title } of views.values())
      if (affix) send({ type: 'tab.pinned', tab: { key, path: key, title, affix, noCache } });
  }, [views, send]);

  useLayoutEffect(() => {
    send({ type: 'tab.restored', tabs: readTabs(userId).filter(({ key }) => views.has(pathOf(key))) });
  }, [views, send, userId]);

  useEffect(() => keepTabs(userId, snapshot.context.tabs), [userId, snapshot.context.tabs]);

  useLayoutEffect(() => {
    if (!view || shown === null) return;
    const { title, affix, noCache } = view;
    send({ type: 'tab.visited', tab: { key: shown, path: `${path}${search}`, title, affix, noCache } });
  }, [send, view, shown, path, search]);

  useEffect(() => {
    if (isMenu(items, path) && path !== HOME.path) visitMenu(userId, path);
  }, [items, path, userId]);

  const tab = snapshot.context.tabs.find(({ key }) => key === shown);
  useEffect(() => {
    if (tab?.name && tab.key.includes('?id='))
      visitRecord(userId, { address: tab.key, title: tab.title, name: tab.name });
  }, [tab?.key, tab?.name, tab?.title, userId]);

  useLayoutEffect(() => {
    if (!path.startsWith(REDIRECT)) return;
    const target = path.slice(REDIRECT.length - 1);
    moves.refresh(keyOf(target, search));
    history.replace(`${target}${search}`);
  }, [moves, history, path, search]);

  return { tabs: snapshot.context.tabs, kept: keptAlive(snapshot.context), shown, view, path, moves };
};
