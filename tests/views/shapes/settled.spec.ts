import { expect, test } from 'vitest';
import type { StreamRecord } from '#services/stream.ts';
import { settledOf } from '#views/shapes/detail/settled.ts';

const record = (version: number, hash: string | null = 'h') =>
  ({ version, hash }) as Partial<StreamRecord> as StreamRecord;

test('what was read while it was sealed is read again, with what came after it', () => {
  expect(settledOf([record(1), record(2)])).toEqual([record(1), record(2)]);
  expect(settledOf([record(1), record(2, null), record(3)])).toEqual([record(1)]);
  expect(settledOf([record(1, null)])).toEqual([]);
  expect(settledOf([])).toEqual([]);
});
