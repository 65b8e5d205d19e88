import { expect, test } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import { createWords } from '#i18n/words.ts';
import { PARTS } from '../../scripts/vite/words.ts';

const ids = Object.keys(en);
const isIn = (part: string, id: string): boolean => PARTS[part]?.(id) ?? false;

test('every message comes with the first words or with the rest, never with both', () => {
  expect(ids.filter((id) => isIn('first', id) === isIn('rest', id))).toEqual([]);
});

test('the messages of the sign-in are among the first messages', () => {
  expect(ids.filter((id) => isIn('entry', id)).length).toBeGreaterThan(10);
  expect(ids.filter((id) => isIn('entry', id) && !isIn('first', id))).toEqual([]);
});

test('the first words are a small part of all', () => {
  const lengthOf = (some: readonly string[]): number =>
    some.reduce((sum, id) => sum + en[id as keyof typeof en].length, 0);
  expect(lengthOf(ids.filter((id) => isIn('first', id))) / lengthOf(ids)).toBeLessThan(0.2);
});

test('a maker of words chooses the text of a missing message', () => {
  const plain = { sayer: () => () => '', formats: () => ({}) as never };
  const words = createWords('en', {}, plain, (id, values) => `${id} ${String(values['count'])}`);
  expect(words.text<string>('ui.order.later', { count: 3 })).toBe('ui.order.later 3');
  expect(createWords('en', {}, plain).text<string>('ui.order.later')).toBe('ui.order.later');
});
