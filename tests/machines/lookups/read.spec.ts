import { expect, it } from 'vitest';
import { mainOf } from '#machines/lookups/found/read.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

it('the main state of an aggregate is found, however its regions are ordered', () => {
  for (const aggregateType of Object.values(aggregateTypes)) {
    const aggregate = notCreated(aggregateType, 'any');
    for (const state of aggregateType.structure.states.keys()) {
      if (state.includes('.')) continue;
      const states = { ...aggregate.states, [aggregateType.structure.main]: state };
      const reversed = Object.fromEntries(Object.entries(states).toReversed());
      expect([aggregateType.id, mainOf({ ...aggregate, states }), mainOf({ ...aggregate, states: reversed })]).toEqual([
        aggregateType.id,
        state,
        state,
      ]);
    }
  }
});

it('no main state is found where there is no aggregate', () => {
  expect(mainOf(null)).toBe('');
});
