import { assign, setup } from 'xstate';

/** Title of a screen: a message id, plain text, or texts by language. */
export type Title = string | Readonly<Record<string, string>>;

/** Visited view in the tab bar. */
export interface Tab {
  /** Identity of the tab: the path, and the id of the record shown. */
  readonly key: string;
  /** Path with its current search parameters. */
  readonly path: string;
  readonly title: Title;
  /** Number of the record shown; null for a screen without a record. */
  readonly name: string | null;
  /** True if pinned: the tab cannot be closed (§2). */
  readonly affix: boolean;
  /** True if the view is not kept alive after leaving (§2). */
  readonly noCache: boolean;
  /** Counter increased by a refresh, which mounts the view again. */
  readonly generation: number;
  /** True once shown after the page load; a restored tab mounts its view on its first visit. */
  readonly isOpened: boolean;
}

/** View as the router describes it. */
export type Visited = Omit<Tab, 'generation' | 'name' | 'isOpened'>;

/** Tab as stored before a reload. */
export type KeptTab = Visited & Pick<Tab, 'name'>;

export type TabsEvent =
  | { readonly type: 'tab.visited'; readonly tab: Visited }
  | { readonly type: 'tab.pinned'; readonly tab: Visited }
  | { readonly type: 'tab.restored'; readonly tabs: readonly KeptTab[] }
  | { readonly type: 'tab.named'; readonly key: string; readonly name: string | null }
  | { readonly type: 'tab.refreshed'; readonly key: string }
  | { readonly type: 'tab.closed'; readonly key: string }
  | { readonly type: 'tab.othersClosed'; readonly key: string }
  | { readonly type: 'tab.allClosed' };

export interface TabsContext {
  readonly tabs: readonly Tab[];
  /** Key of the active tab; null if all tabs are closed. */
  readonly active: string | null;
}

const change = (context: TabsContext, key: string, changed: (tab: Tab) => Tab): TabsContext => ({
  ...context,
  tabs: context.tabs.map((tab) => (tab.key === key ? changed(tab) : tab)),
});

const visit = (tabs: readonly Tab[], visited: Visited, isOpened: boolean): readonly Tab[] =>
  tabs.some(({ key }) => key === visited.key)
    ? tabs.map((tab) => (tab.key === visited.key ? { ...tab, ...visited, isOpened: tab.isOpened || isOpened } : tab))
    : [...tabs, { ...visited, name: null, generation: 0, isOpened }];

/** Adds missing tabs in their order, not opened yet. */
const restore = (tabs: readonly Tab[], kept: readonly KeptTab[]): readonly Tab[] => [
  ...tabs,
  ...kept
    .filter(({ key }) => tabs.every((tab) => tab.key !== key))
    .map((tab) => ({ ...tab, generation: 0, isOpened: false })),
];

/** Keeps pinned and matching tabs; activates a neighbour if the active tab is removed. */
const keep = ({ tabs, active }: TabsContext, stays: (tab: Tab) => boolean): TabsContext => {
  const kept = tabs.filter((tab) => tab.affix || stays(tab));
  const from = tabs.findIndex(({ key }) => key === active);
  const nearest = [...tabs.slice(from), ...tabs.slice(0, from).toReversed()].find((tab) => kept.includes(tab));
  return { tabs: kept, active: nearest?.key ?? null };
};

const evolve = (context: TabsContext, event: TabsEvent): TabsContext => {
  switch (event.type) {
    case 'tab.visited':
      return { tabs: visit(context.tabs, event.tab, true), active: event.tab.key };
    case 'tab.pinned':
      return { ...context, tabs: visit(context.tabs, event.tab, false) };
    case 'tab.restored':
      return { ...context, tabs: restore(context.tabs, event.tabs) };
    case 'tab.named':
      return change(context, event.key, (tab) => ({ ...tab, name: event.name }));
    case 'tab.refreshed':
      return change(context, event.key, (tab) => ({ ...tab, generation: tab.generation + 1 }));
    case 'tab.closed':
      return keep(context, ({ key }) => key !== event.key);
    case 'tab.othersClosed':
      return keep({ ...context, active: event.key }, ({ key }) => key === event.key);
    default:
      return keep(context, () => false);
  }
};

/** Visited views (§4, tab state): add, delete, delete others, delete all. Pinned tabs stay. */
export const tabsMachine = setup({
  types: {} as { context: TabsContext; events: TabsEvent },
  actions: { evolve: assign(({ context, event }) => evolve(context, event)) },
}).createMachine({
  id: 'tabs',
  context: { tabs: [], active: null },
  on: {
    'tab.visited': { actions: 'evolve' },
    'tab.pinned': { actions: 'evolve' },
    'tab.restored': { actions: 'evolve' },
    'tab.named': { actions: 'evolve' },
    'tab.refreshed': { actions: 'evolve' },
    'tab.closed': { actions: 'evolve' },
    'tab.othersClosed': { actions: 'evolve' },
    'tab.allClosed': { actions: 'evolve' },
  },
});

/** Tabs whose views are kept alive: the active one, and opened ones without the no-cache flag. */
export const keptAlive = ({ tabs, active }: TabsContext): readonly Tab[] =>
  tabs.filter((tab) => tab.key === active || (tab.isOpened && !tab.noCache));
