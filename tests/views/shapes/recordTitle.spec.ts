import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { recordTitle } from '#views/shapes/detail/recordTitle.ts';

const words = await loadWords('en');
const row = { id: 'STF000012', version: 1, state: 'held', code: 0, name: 'Depot' };
const naming = {
  words,
  nameOf: (id: string) => (id === 'STF000012' ? 'Min Thu' : id),
  self: { id: 'STF000003', nickName: 'Aung Kyaw Moe' },
};

test('a record is titled by its number, by its own words, or by the entry that its number is of', () => {
  expect(recordTitle('branch', {}, row, naming)).toBe('STF000012');
  expect(recordTitle('branch', { title: ({ name }) => String(name) }, row, naming)).toBe('Depot');
  expect(recordTitle('branch', { titledBy: 'staff' }, row, naming)).toBe('Min Thu');
  const receivable = { ...row, id: 'SL000057274MM-sign' };
  expect(recordTitle('receivable', {}, receivable, naming)).toBe('On signing · SL000057274MM');
});

test('the number remains the title where its name may not be read, but for one’s own', () => {
  const unreadable = { ...naming, nameOf: (id: string) => id };
  expect(recordTitle('branch', { titledBy: 'staff' }, row, unreadable)).toBe('STF000012');
  const self = { id: 'STF000012', nickName: 'Min Thu' };
  expect(recordTitle('branch', { titledBy: 'staff' }, row, { ...unreadable, self })).toBe('Min Thu');
});
