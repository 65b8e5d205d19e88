import { describe, expect, it } from 'vitest';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { joined, type Reports } from '../../scripts/atlas/join.ts';
import { Exercises } from '#modelTesting/atlas/exercised.ts';
import type { Exercised, FileReport, MutationReport } from '#modelTesting/atlas/report.ts';

const HASH = 'the machine as it is';
const NOTHING: Exercised = { ways: {}, kept: {}, refused: {} };

const file = (
  name: string,
  exercised: Partial<Exercised>,
  more: { hash?: string; passed?: boolean[] } = {},
): FileReport => ({
  file: name,
  at: `2026-11-22T0${name.length % 10}:00:00.000Z`,
  tests: (more.passed ?? [true, true]).map((passed, index) => ({ name: `${name} ${index}`, passed })),
  machines: { lamp: { ...NOTHING, ...exercised, hash: more.hash ?? HASH } },
});
const reports = (some: Partial<Reports>): Reports => ({ pure: [], generated: [], server: [], browser: [], ...some });
const atlas = (some: Partial<Reports>, mutations: MutationReport[] = []) =>
  joined('lamp', HASH, reports(some), mutations);

describe('transitions that a test exercises', () => {
  const born = { ...notCreated(order, 'SL1'), version: 1 };

  it('each transition that an allowed event took is listed as exercised, with the rules that held', () => {
    const exercises = new Exercises();
    exercises.allowed(order, notCreated(order, 'SL1'), 'order.created', 3);
    const { ways: transitions, kept, refused } = exercises.of(aggregateTypes)['order'] ?? NOTHING;
    expect(transitions).toEqual({ 'absent order.created': [3] });
    expect(kept['insuredWithinLimits']).toEqual([3]);
    expect(refused).toEqual({});
  });

  it('only the machine’s own rules that a refusal names count as exercised, each test once, not what every machine refuses by', () => {
    const exercises = new Exercises();
    for (const test of [0, 1, 1])
      exercises.refused(
        order,
        ['order.insuredWithinLimits', 'may', null, 'invalid.too_small', 'bill.x', 'order.toString'],
        test,
      );
    expect(exercises.of(aggregateTypes)['order']).toEqual({ ...NOTHING, refused: { insuredWithinLimits: [0, 1] } });
  });

  it('only the machine itself counts as exercised: an event judged by a copy with a planted fault counts for nothing', () => {
    const exercises = new Exercises();
    exercises.allowed({ ...order }, born, 'order.created', 0);
    expect(exercises.of(aggregateTypes)).toEqual({});
  });
});

describe('the atlas of tests', () => {
  it('the atlas of tests counts the tests of a transition and of both sides of a rule by level, names the first, and dates them', () => {
    const found = atlas({
      pure: [
        file('a', { ways: { 'off lamp.lit': [0, 1] }, kept: { r: [0] }, refused: { r: [1] } }),
        file('bb', { ways: { 'off lamp.lit': [1] } }),
      ],
      server: [file('c', { refused: { r: [0] } })],
    });
    expect(found.levels.pure).toMatchObject({
      files: 2,
      from: '2026-11-22T01:00:00.000Z',
      to: '2026-11-22T02:00:00.000Z',
      ways: { 'off lamp.lit': { count: 3, failed: 0, shown: [0, 1, 2] } },
      kept: { r: { count: 1, failed: 0 } },
      refused: { r: { count: 1, failed: 0 } },
    });
    expect(found.levels.pure?.tests[2]).toEqual({ file: 'bb', name: 'bb 1', passed: true });
    expect(Object.keys(found.levels)).toEqual(['pure', 'server']);
  });

  it('the atlas of tests names every test that failed, however many tests there are', () => {
    const passed = [true, true, true, true, true, true, true, false];
    const found = atlas({ pure: [file('a', { ways: { w: passed.map((_, index) => index) } }, { passed })] });
    const { count, failed, shown } = found.levels.pure?.ways['w'] ?? {};
    expect([count, failed]).toEqual([8, 1]);
    expect((shown ?? []).filter((place) => found.levels.pure?.tests[place]?.passed === false)).toHaveLength(1);
  });

  it('the atlas of tests ignores tests and planted faults that were run with another form of the machine', () => {
    const old = { hash: 'as it was' };
    const mutation: MutationReport = { machine: 'lamp', at: '', all: 1, tried: [], ...old };
    expect(atlas({ pure: [file('a', { ways: { w: [0] } }, old)] }, [mutation])).toEqual({
      machine: 'lamp',
      hash: HASH,
      levels: {},
      mutation: null,
    });
  });

  it('the atlas of tests assigns each planted fault to its transition and rule, by outcome', () => {
    const fault = { kind: 'rule dropped', name: 'x', types: ['lamp.lit'], way: 'off lamp.lit', rule: 'r' };
    const { mutation } = atlas({}, [
      {
        machine: 'lamp',
        hash: HASH,
        at: '2026-11-22T01:00:00.000Z',
        all: 9,
        tried: [
          { ...fault, outcome: 'noticed' },
          { ...fault, outcome: 'unnoticed' },
          { kind: 'rule negated', name: 'r', types: ['lamp.lit'], rule: 'r', outcome: 'equivalent' },
          { kind: 'open to people', name: 'lamp.lit', types: ['lamp.lit'], outcome: 'noticed' },
        ],
      },
    ]);
    expect(mutation).toMatchObject({
      all: 9,
      tried: 4,
      ways: { 'off lamp.lit': { noticed: 1, equivalent: 0, unnoticed: 1 } },
      rules: { r: { noticed: 1, equivalent: 1, unnoticed: 1 } },
    });
  });
});
