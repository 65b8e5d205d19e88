import { assign, setup } from 'xstate';

/** A screen's title: a message id, plain words, or words by language. */
export type Title = string | Readonly<Record<string, string>>;

/** A visited view in the tab bar. */
export interface Tab {
  /** What makes it one tab: the path, and the record's id where the view shows one record. */
  readonly key: string;
  /** Where it leads: the path with its present search. */
  readonly path: string;
  readonly title: Title;
  /** What the view calls itself: its record's number; null for a screen of no record. */
  readonly name: string | null;
  /** Pinned: cannot be closed (§2). */
  readonly affix: boolean;
  /** Not kept alive when left (§2). */
  readonly noCache: boolean;
  /** Raised by a refresh, so that the view begins anew. */
  readonly generation: number;
  /** Shown since the page was loaded: one that came back with a reload waits until it is asked for. */
  readonly isOpened: boolean;
}

/** A view as the router names it. */
export type Visited = Omit<Tab, 'generation' | 'name' | 'isOpened'>;

/** A tab as it was before a reload. */
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
  /** Key of the tab that is shown; null when every tab was closed. */
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

/** Adds those that are not there, in their order, waiting. */
const restore = (tabs: readonly Tab[], kept: readonly KeptTab[]): readonly Tab[] => [
  ...tabs,
  ...kept
    .filter(({ key }) => tabs.every((tab) => tab.key !== key))
    .map((tab) => ({ ...tab, generation: 0, isOpened: false })),
];

/** Keeps the pinned ones and those that stay; shows the neighbour when the shown one is gone. */
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

/** The visited views (§4, tab state): add, delete, delete others, delete all; pinned ones stay. */
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

/** Tabs whose views are kept alive: the one shown, and those opened before that are not flagged no-cache. */
export const keptAlive = ({ tabs, active }: TabsContext): readonly Tab[] =>
  tabs.filter((tab) => tab.key === active || (tab.isOpened && !tab.noCache));
