import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import type { ExportRecord } from '#services/exports.ts';
import { outcomeOf, progressOf } from '#views/account/progress.ts';

const record = (done: number, total: number | null): ExportRecord => ({ done, total }) as ExportRecord;
const [en, zh] = [await loadWords('en'), await loadWords('zh')];

test.each([
  [0, 12, '0 of 12', '0 / 12'],
  [1500, 2340, '1,500 of 2,340', '1,500 / 2,340'],
  [0, 0, '0 of 0', '0 / 0'],
])('%i of %i rows', (done, total, english, chinese) => {
  expect(progressOf(record(done, total), en)).toBe(english);
  expect(progressOf(record(done, total), zh)).toBe(chinese);
});

test('nothing is said before the rows are counted', () => expect(progressOf(record(0, null), en)).toBe(''));

test('an export without a file says why, and one with a file its rows', () => {
  const failed = { ...record(511, 511), reason: 'fault' };
  expect(outcomeOf(failed, en)).toBe('The file could not be written; export again');
  expect(outcomeOf(failed, zh)).toBe('文件生成失败，请重新导出');
  expect(outcomeOf(record(511, 511), en)).toBe('511 of 511');
});
