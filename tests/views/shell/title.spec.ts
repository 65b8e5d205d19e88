import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { titleOf, worded } from '#views/shell/title.ts';

const [en, zh, my] = await Promise.all([loadWords('en'), loadWords('zh'), loadWords('my')]);
const PARCELS = { en: 'Parcels', zh: '包裹' };

test('a title that the server gives by language is said in that of the person, in English where it lacks that', () => {
  expect([en, zh, my].map((words) => worded(PARCELS, words))).toEqual(['Parcels', '包裹', 'Parcels']);
});

test('a title of our own is a message, any other says itself', () => {
  expect([en, zh].map((words) => worded('screen.Home', words))).toEqual(['Home', '首页']);
  expect(worded('Tea house', zh)).toBe('Tea house');
});

test('a record has its number after the title of its screen', () => {
  expect(titleOf({ title: PARCELS, name: 'SL000000015MM' }, zh)).toBe('包裹 SL000000015MM');
  expect(titleOf({ title: PARCELS, name: null }, zh)).toBe('包裹');
});
