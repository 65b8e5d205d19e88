import { expect, it } from 'vitest';
import { mainOf } from '#machines/facts/found/read.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { nouns } from '#machines/nouns.ts';

it('finds the state of a life, however its regions are ordered', () => {
  for (const noun of Object.values(nouns)) {
    const life = unborn(noun, 'any');
    for (const state of noun.structure.states.keys()) {
      if (state.includes('.')) continue;
      const states = { ...life.states, [noun.structure.main]: state };
      const reversed = Object.fromEntries(Object.entries(states).toReversed());
      expect([noun.id, mainOf({ ...life, states }), mainOf({ ...life, states: reversed })]).toEqual([
        noun.id,
        state,
        state,
      ]);
    }
  }
});

it('finds none where there is no life', () => {
  expect(mainOf(null)).toBe('');
});
