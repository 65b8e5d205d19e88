import { beforeEach, expect, it } from 'vitest';
import { favouriteMenus, toggleFavouriteMenu } from '#services/favouriteMenus.ts';
import { stubWebStorage } from '../support/webStorage.ts';

beforeEach(() => {
  stubWebStorage();
});

it('the favourite menus of each person are kept in the order they were chosen, until they are taken away', () => {
  toggleFavouriteMenu('1', '/b');
  expect(toggleFavouriteMenu('1', '/a')).toEqual(['/b', '/a']);
  expect(favouriteMenus('2')).toEqual([]);
  expect(toggleFavouriteMenu('1', '/b')).toEqual(['/a']);
  expect(favouriteMenus('1')).toEqual(['/a']);
});

it.each(['{', '{"a":1}', '[1]'])('a person has no favourite menus where the kept text is %s', (text) => {
  localStorage.setItem('account 1 favouriteMenus', text);
  expect(favouriteMenus('1')).toEqual([]);
});
