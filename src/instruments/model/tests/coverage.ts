import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { LEVELS, type Exercise, type Faults, type Level, type TestAtlas } from '#instruments/export/testAtlas.ts';

/** Tests of one transition or rule at every level that has some. */
export type ByLevel = Readonly<Partial<Record<Level, Exercise>>>;

export interface TransitionTests {
  readonly transition: Transition;
  readonly tests: ByLevel;
  readonly faults: Faults | null;
}

export interface RuleTests {
  readonly rule: string;
  readonly kept: ByLevel;
  readonly refused: ByLevel;
  readonly faults: Faults | null;
}

const byLevel = ({ levels }: TestAtlas, kind: 'ways' | 'kept' | 'refused', key: string): ByLevel =>
  Object.fromEntries(
    LEVELS.flatMap((level) => {
      const found = levels[level]?.[kind][key];
      return found ? [[level, found]] : [];
    }),
  );

/** Returns the number of levels that exercise it. */
const levelsOf = (tests: ByLevel): number => Object.keys(tests).length;

/** Returns every transition with its tests, untested ones first, then those of fewest levels. */
export const transitionTests = (aggregateType: AggregateType, atlas: TestAtlas): TransitionTests[] =>
  transitionsOfAll(aggregateType)
    .map((transition) => {
      const key = `${transition.from} ${transition.event}`;
      return { transition, tests: byLevel(atlas, 'ways', key), faults: atlas.mutation?.ways[key] ?? null };
    })
    .toSorted((one, other) => levelsOf(one.tests) - levelsOf(other.tests));

/** Returns every rule of a transition, with the tests that satisfied it and those it refused, in the same order. */
export function ruleTests(aggregateType: AggregateType, atlas: TestAtlas): RuleTests[] {
  const asked = new Set(transitionsOfAll(aggregateType).flatMap(({ rules }) => rules));
  return Object.keys(aggregateType.rules)
    .filter((rule) => asked.has(rule))
    .map((rule) => ({
      rule,
      kept: byLevel(atlas, 'kept', rule),
      refused: byLevel(atlas, 'refused', rule),
      faults: atlas.mutation?.rules[rule] ?? null,
    }))
    .toSorted((one, other) => weakest(one) - weakest(other));
}

/** Returns the number of levels of the less tested side of a rule. */
const weakest = ({ kept, refused }: RuleTests): number => Math.min(levelsOf(kept), levelsOf(refused));

/** Returns true if tests exercise it: at a level, or at any for null. */
export const isExercised = (tests: ByLevel, level: Level | null): boolean =>
  level === null ? levelsOf(tests) > 0 : tests[level] !== undefined;
