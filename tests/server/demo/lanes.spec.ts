import { expect, test } from 'vitest';
import { lanesOf } from '#server/demo/orders/lanes.ts';

const split = (moves: readonly string[]) => lanesOf(moves, (move) => move.split(' '));

test('moves that share a name, also through others, are in one lane, in their order', () => {
  const moves = ['one truck', 'two bag', 'three', 'four truck', 'five bag', 'six truck bag', 'seven', 'eight', 'nine'];
  expect(split(moves)).toEqual([
    ['one truck', 'two bag', 'four truck', 'five bag', 'six truck bag'],
    ['three', 'seven', 'eight', 'nine'],
  ]);
});

test('two lanes are about as long, each in order, and no lane is empty', () => {
  expect(split(['one', 'two', 'three', 'four'])).toEqual([
    ['one', 'three'],
    ['two', 'four'],
  ]);
  expect(split(['one car', 'two car'])).toEqual([['one car', 'two car']]);
  expect(split([])).toEqual([]);
});
