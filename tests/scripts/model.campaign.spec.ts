import { beforeAll, describe, expect, it } from 'vitest';
import { order } from '#machines/order/index.ts';
import { paths } from '../../scripts/model/paths.ts';
import type { Paths } from '../../scripts/model/paths/path.ts';
import { vitestFile } from '../../scripts/model/paths/vitest.ts';
import { read } from '../../scripts/model/verb.ts';
import { runAsItIs } from '../support/vitestRun.ts';

describe('paths of an order', () => {
  let ofOrder: Paths;
  beforeAll(async () => {
    ofOrder = JSON.parse((await paths(read('order --coverage states'.split(' ')))).text) as Paths;
  });

  it('the paths of an order reach every state that can be reached, as data', () => {
    const reached = ofOrder.paths.map(({ name }) => name.replace('reaches ', ''));
    expect(reached.toSorted()).toEqual([...order.structure.states.keys()].filter((id) => id !== 'absent').toSorted());
  });

  it('the paths of an order are tests that vitest runs as they are', () => {
    const tally = runAsItIs(vitestFile('order', 'states', ofOrder));
    expect(tally.numTotalTests).toBe(order.structure.states.size - 1);
    expect(tally.numPassedTests).toBe(tally.numTotalTests);
  });
});
