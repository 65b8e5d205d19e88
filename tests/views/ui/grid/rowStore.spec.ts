import { describe, expect, it, vi } from 'vitest';
import { createRowStore } from '#views/ui/grid/rowStore.ts';

describe('a row store', () => {
  it('a row store notifies the followers of a row, and nobody else', () => {
    const store = createRowStore<string>();
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    store.subscribe('1', one);
    store.subscribe('2', other);
    store.change('1', 'new');
    expect(one).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    expect(store.get('1')).toBe('new');
  });

  it('a row store raises the revision for news, not for a loaded page', () => {
    const store = createRowStore<string>();
    store.load([['1', 'first']]);
    expect(store.revision('1')).toBe(0);
    store.change('1', 'second');
    expect(store.revision('1')).toBe(1);
  });

  it('a row store says nothing when a loaded row is the same', () => {
    const store = createRowStore<string>();
    const heard = vi.fn<() => void>();
    store.load([['1', 'same']]);
    store.subscribe('1', heard);
    store.load([['1', 'same']]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('a row store stops telling who has left, also when another follower came in between', () => {
    const store = createRowStore<string>();
    const [gone, here] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const leave = store.subscribe('1', gone);
    leave();
    store.subscribe('1', here);
    leave();
    store.change('1', 'new');
    expect(gone).not.toHaveBeenCalled();
    expect(here).toHaveBeenCalledOnce();
  });

  it('a row store forgets a dropped row', () => {
    const store = createRowStore<string>();
    store.change('1', 'there');
    store.drop('1');
    expect(store.get('1')).toBeUndefined();
    expect(store.revision('1')).toBe(0);
  });
});
