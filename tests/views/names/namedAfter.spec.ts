import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import CourierCash from '#views/records/courierCash/presentation.ts';
import { namedAfter } from '#views/names/namedAfter.ts';
import { recordName } from '#views/shapes/fields/recordName.ts';

const words = await loadWords('en');
const nameOf = (id: string): string => (id === 'STF000012' ? 'Min Thu' : id);
const self = { id: 'STF000003', nickName: 'Aung Kyaw Moe' };

test('the cash of a courier is named after the courier, every other record by its number', () => {
  expect(namedAfter(CourierCash.id)).toBe('staff');
  expect(recordName('courierCash', 'STF000012', { words, nameOf, self })).toBe('Min Thu');
  expect(recordName('receivable', 'STF000012', { words, nameOf, self })).toBe('STF000012');
  expect(recordName('receivable', 'SL000057274MM-sign', { words, nameOf, self })).toBe('On signing · SL000057274MM');
});

test('one’s own cash has one’s own name, where no names may be read', () => {
  expect(recordName('courierCash', self.id, { words, nameOf, self })).toBe('Aung Kyaw Moe');
  expect(recordName('courierCash', 'STF000099', { words, nameOf, self: null })).toBe('STF000099');
});
