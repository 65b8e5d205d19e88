import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';

const words = { en: await loadWords('en'), zh: await loadWords('zh') };

const MOVED = ['order', 'package', 'shipment', 'storageScan'] as const;
const values = { startedAt: '09:00', startedBy: 'Min Thu', counted: '49', expected: '65', task: 'INV00000001' };

// A parcel searched for is handled and not scanned: the two figures of one count differ.
test('of a running count a refusal says how many are scanned, its own page how many are handled', () => {
  for (const machine of MOVED) {
    expect(words.en.text<string>(`rule.${machine}.branchIsNotLocked`, values)).toContain('49 of 65 scanned');
    expect(words.zh.text<string>(`rule.${machine}.branchIsNotLocked`, values)).toContain('已扫描 49/65');
  }
  expect(words.en.text('ui.scan.progress', { done: 64, total: 65 })).toBe('64 of 65 handled');
  expect(words.zh.text('ui.scan.progress', { done: 64, total: 65 })).toBe('已处理 64 / 65');
});
