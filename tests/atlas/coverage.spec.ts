import { describe, expect, it } from 'vitest';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { LevelAtlas, TestAtlas } from '#instruments/export/testAtlas.ts';
import { receipt } from '#machines/receipt/index.ts';
import { isExercised, ruleTests, transitionTests } from '#instruments/model/tests/coverage.ts';

const [first, second] = transitionsOfAll(receipt);
const keyOf = (transition = first): string => `${transition?.from} ${transition?.event}`;
const ONCE = { count: 1, failed: 0, shown: [0] };
const level = (some: Partial<LevelAtlas>): LevelAtlas => ({
  from: '2026-11-22T01:00:00.000Z',
  to: '2026-11-22T01:00:00.000Z',
  files: 1,
  tests: [],
  ways: {},
  kept: {},
  refused: {},
  ...some,
});
const atlas = (levels: TestAtlas['levels']): TestAtlas => ({ machine: 'receipt', hash: '', levels, mutation: null });

describe('coverage of a machine', () => {
  it('the coverage of a machine lists every transition, those that no test takes first', () => {
    const lines = transitionTests(
      receipt,
      atlas({
        pure: level({ ways: { [keyOf()]: ONCE, [keyOf(second)]: ONCE } }),
        server: level({ ways: { [keyOf()]: ONCE } }),
      }),
    );
    expect(lines).toHaveLength(transitionsOfAll(receipt).length);
    expect(lines.slice(-2).map(({ transition }) => keyOf(transition))).toEqual([keyOf(second), keyOf()]);
    expect(lines.filter(({ tests }) => isExercised(tests, null))).toHaveLength(2);
    expect(lines.filter(({ tests }) => isExercised(tests, 'server'))).toHaveLength(1);
    expect(lines.filter(({ tests }) => isExercised(tests, 'browser'))).toHaveLength(0);
  });

  it('a rule counts as well tested as its worse side: a rule that held everywhere and never refused is listed first', () => {
    const rules = Object.keys(receipt.rules);
    const kept = Object.fromEntries(rules.map((rule) => [rule, ONCE]));
    const [worst = '', ...others] = rules.toReversed();
    const refused = Object.fromEntries(others.map((rule) => [rule, ONCE]));
    const lines = ruleTests(receipt, atlas({ pure: level({ kept, refused }), server: level({ kept }) }));
    expect(lines.map(({ rule }) => rule).toSorted()).toEqual(rules.toSorted());
    expect(lines[0]?.rule).toBe(worst);
  });
});
