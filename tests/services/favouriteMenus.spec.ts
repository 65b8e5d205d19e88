import { beforeEach, expect, it, vi } from 'vitest';
import { favouriteMenus, toggleFavouriteMenu } from '#services/favouriteMenus.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

it('keeps the favourites of each person in the order they were chosen, until they are taken away', () => {
  toggleFavouriteMenu('1', '/b');
  expect(toggleFavouriteMenu('1', '/a')).toEqual(['/b', '/a']);
  expect(favouriteMenus('2')).toEqual([]);
  expect(toggleFavouriteMenu('1', '/b')).toEqual(['/a']);
  expect(favouriteMenus('1')).toEqual(['/a']);
});

it.each(['{', '{"a":1}', '[1]'])('has no favourites where the kept text is %s', (text) => {
  localStorage.setItem('favouriteMenus 1', text);
  expect(favouriteMenus('1')).toEqual([]);
});
