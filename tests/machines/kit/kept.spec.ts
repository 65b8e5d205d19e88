import { expect, test } from 'vitest';
import { z } from 'zod';
import { given, notGiven } from '#machines/kit/kept.ts';

const shape = {
  name: z.string(),
  note: z.string().optional(),
  pieces: z.int().default(1),
  isFragile: z.boolean().default(false),
};

test('an optional field is null and a defaulted one its default until it is given', () => {
  expect(notGiven(shape)).toEqual({ note: null, pieces: 1, isFragile: false });
});

test('a field that is undefined is not given', () => {
  const fields: { note?: string | undefined; pieces: number } = { note: undefined, pieces: 2 };
  expect(Object.keys(given(fields))).toEqual(['pieces']);
});
