import { transition, initialTransition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { keptAlive, tabsMachine, type TabsContext, type TabsEvent, type Visited } from '#machines/tabs/index.ts';

const view = (key: string, more: Partial<Visited> = {}): Visited => ({
  key,
  path: key,
  title: key,
  affix: false,
  noCache: false,
  ...more,
});
const visited = (...tabs: Visited[]): TabsEvent[] => tabs.map((tab) => ({ type: 'tab.visited', tab }));

const after = (events: readonly TabsEvent[]): TabsContext => {
  let [snapshot] = initialTransition(tabsMachine);
  for (const event of events) [snapshot] = transition(tabsMachine, snapshot, event);
  return snapshot.context;
};
const shown = ({ tabs, active }: TabsContext) => tabs.map(({ key }) => (key === active ? `[${key}]` : key)).join(' ');

const home = view('/home', { affix: true });
const three = visited(home, view('/a'), view('/b'), view('/c'));

describe('the tab bar', () => {
  it('the tab bar adds a view once and shows it', () => {
    expect(shown(after([...three, ...visited(view('/a'))]))).toBe('/home [/a] /b /c');
  });

  it('the tab bar remembers where a tab leads, however the search of the tab changes', () => {
    const { tabs } = after(visited(view('/a'), view('/a', { path: '/a?status=1' })));
    expect(tabs).toMatchObject([{ key: '/a', path: '/a?status=1' }]);
  });

  it('closing the shown tab shows its right neighbour, else its left', () => {
    expect(shown(after([...three, ...visited(view('/a')), { type: 'tab.closed', key: '/a' }]))).toBe('/home [/b] /c');
    expect(shown(after([...three, { type: 'tab.closed', key: '/c' }]))).toBe('/home /a [/b]');
  });

  it('closing another tab leaves the shown tab', () => {
    expect(shown(after([...three, { type: 'tab.closed', key: '/a' }]))).toBe('/home /b [/c]');
  });

  it('the tab bar never closes a pinned tab', () => {
    expect(shown(after([...three, { type: 'tab.closed', key: '/home' }]))).toBe('/home /a /b [/c]');
    expect(shown(after([...three, { type: 'tab.allClosed' }]))).toBe('[/home]');
  });

  it('closing the other tabs keeps the pinned and the chosen tab, and shows the chosen tab', () => {
    expect(shown(after([...three, { type: 'tab.othersClosed', key: '/a' }]))).toBe('/home [/a]');
  });

  it('closing all tabs without a pinned tab shows none', () => {
    expect(after([...visited(view('/a'), view('/b')), { type: 'tab.allClosed' }])).toEqual({ tabs: [], active: null });
  });

  it('a refresh of a tab begins its view anew and leaves the other tabs', () => {
    const { tabs } = after([...three, { type: 'tab.refreshed', key: '/b' }]);
    expect(tabs.map(({ generation }) => generation)).toEqual([0, 0, 1, 0]);
  });

  it('the tab bar pins a view without showing it', () => {
    expect(shown(after([...visited(view('/a')), { type: 'tab.pinned', tab: home }]))).toBe('[/a] /home');
  });

  it('the tab bar keeps the name that a view gave itself when the view is visited again', () => {
    const named: TabsEvent[] = [...three, { type: 'tab.named', key: '/a', name: 'SW1' }];
    const names = (events: TabsEvent[]) => after(events).tabs.map(({ name }) => name);
    expect(names([...named, ...visited(view('/a'))])).toEqual([null, 'SW1', null, null]);
    expect(names([...named, { type: 'tab.named', key: '/a', name: null }])).toEqual([null, null, null, null]);
  });

  it('the tab bar keeps views alive unless flagged no-cache and left', () => {
    const context = after(visited(view('/a', { noCache: true }), view('/b'), view('/c', { noCache: true })));
    expect(keptAlive(context).map(({ key }) => key)).toEqual(['/b', '/c']);
  });

  it('the tab bar brings back the tabs of before a reload behind those that are there, each once, none of them alive', () => {
    const kept = [view('/b'), view('/a'), view('/home', { affix: true })].map((tab) => ({ ...tab, name: null }));
    const context = after([...visited(home, view('/a')), { type: 'tab.restored', tabs: kept }]);
    expect(shown(context)).toBe('/home [/a] /b');
    expect(keptAlive(context).map(({ key }) => key)).toEqual(['/home', '/a']);
  });

  it('the tab bar keeps a tab that came back alive from when the tab is shown', () => {
    const kept = [{ ...view('/b'), name: 'B-7' }];
    const events: TabsEvent[] = [{ type: 'tab.restored', tabs: kept }, ...visited(view('/b'), view('/a'))];
    const context = after(events);
    expect(context.tabs[0]).toMatchObject({ key: '/b', name: 'B-7' });
    expect(keptAlive(context).map(({ key }) => key)).toEqual(['/b', '/a']);
  });
});
