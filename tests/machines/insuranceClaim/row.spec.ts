import { expect, test } from 'vitest';
import { initial } from '#machines/insuranceClaim/context.ts';
import { row, rowSchema } from '#machines/insuranceClaim/row.ts';

const rowOf = (change: object) =>
  row({ id: 'IC1', version: 1, states: {}, context: { ...initial, ...change } } as unknown as Parameters<
    typeof row
  >[0]);

test('a claim shows its photos, and how it was paid', () => {
  expect(rowOf({})).toMatchObject({ photos: [], method: null });
  const paid = rowOf({ photos: ['F1', 'F2'], method: 'bank' });
  expect(paid).toMatchObject({ photos: ['F1', 'F2'], method: 'bank' });
  expect(rowSchema.shape.method.safeParse('card').success).toBe(false);
});
