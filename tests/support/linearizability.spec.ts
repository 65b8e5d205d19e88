import { describe, expect, test } from 'vitest';
import { isLinearizable, type Operation } from './linearizability.ts';

type Call = { write: number } | { read: true };

const register = {
  initial: 0,
  step: (state: number, input: Call, output: number | null) =>
    'write' in input ? input.write : output === state ? state : null,
  keyOf: String,
};
const wrote = (begin: number, end: number, write: number): Operation<Call, number | null> => ({
  begin,
  end,
  input: { write },
  output: null,
});
const read = (begin: number, end: number, output: number): Operation<Call, number | null> => ({
  begin,
  end,
  input: { read: true },
  output,
});

describe('the checker of histories', () => {
  test.each([
    ['one after the other', [wrote(0, 1, 5), read(2, 3, 5)]],
    ['a read during the write, before it', [wrote(0, 9, 5), read(1, 2, 0), read(3, 4, 5)]],
    ['two writes at once, either order', [wrote(0, 9, 5), wrote(0, 9, 6), read(10, 11, 5)]],
  ])('the checker of histories accepts %s', (_, history) => expect(isLinearizable(history, register)).toBe(true));

  test.each([
    ['a stale read', [wrote(0, 1, 5), read(2, 3, 0)]],
    ['a lost write', [wrote(0, 1, 5), wrote(2, 3, 6), read(4, 5, 5)]],
    ['reads that go back', [wrote(0, 9, 5), read(1, 2, 5), read(3, 4, 0)]],
    ['a value nobody wrote', [wrote(0, 9, 5), read(1, 2, 7)]],
  ])('the checker of histories finds %s', (_, history) => expect(isLinearizable(history, register)).toBe(false));
});
