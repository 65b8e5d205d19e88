import { describe, expect, test } from 'vitest';
import { exampleOf } from '#instruments/sandbox/examples.ts';
import type { Step } from '#instruments/sandbox/run.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { leavesOf, withLeaf } from '#instruments/model/simulate/leaves.ts';
import { createRunStore, stepsOf } from '#instruments/model/simulate/runStore.ts';
import { roles } from '#server/company/roles.ts';

const start = newSandbox(roles);
const create = (by: string): Step => ({
  kind: 'act',
  by,
  id: null,
  type: 'order.created',
  data: { ...exampleOf('order.created', by.slice(-3), start) },
});
const hour: Step = { kind: 'wait', minutes: 60 };

describe('a run', () => {
  test('a run goes back and forth, and forgets what was undone when something else is done', () => {
    const store = createRunStore(start);
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.step(create('clerk@YGN'));
    store.step(hour);
    const { sandbox } = store.get();
    store.undo();
    expect(store.get().undone).toEqual([hour]);
    store.redo();
    expect(store.get().sandbox).toEqual(sandbox);
    store.undo();
    store.step(create('clerk@MDY'));
    expect(store.get().undone).toEqual([]);
    store.redo();
    expect(store.get().outcomes).toHaveLength(2);
    expect(told).toBe(6);
    stop();
    store.reset();
    expect(told).toBe(6);
    expect(store.get().sandbox).toBe(start);
    store.undo();
    expect(store.get().outcomes).toEqual([]);
  });

  test('a run keeps a refused try in its log, and out of its link', () => {
    const store = createRunStore(start);
    expect(store.step(create('auditor@YGN')).refused?.refusals.map(({ code }) => code)).toEqual(['role']);
    store.step(create('clerk@YGN'));
    expect(store.get().outcomes).toHaveLength(2);
    expect(stepsOf(store.get())).toEqual([create('clerk@YGN')]);
    expect(createRunStore(start, stepsOf(store.get())).get().sandbox).toEqual(store.get().sandbox);
  });

  test('a run begins a case with its first event, and the others wait to be done again in their order', () => {
    const store = createRunStore(start);
    const steps = [create('clerk@YGN'), hour, create('clerk@MUS')];
    store.load(steps);
    expect(stepsOf(store.get())).toEqual(steps.slice(0, 1));
    store.redo();
    store.redo();
    expect(stepsOf(store.get())).toEqual(steps);
    store.load([]);
    expect(store.get().sandbox).toBe(start);
  });
});

describe('an assumed lookup', () => {
  const lookup = { id: 'X', tariff: { base: 1, terms: { deep: { deeper: 1 } } }, on: true, none: null, list: [1] };

  test('an assumed lookup shows its plain values, without lists and what lies too deep', () => {
    expect(leavesOf(lookup)).toEqual([
      { path: ['id'], value: 'X' },
      { path: ['tariff', 'base'], value: 1 },
      { path: ['on'], value: true },
      { path: ['none'], value: null },
    ]);
    expect(leavesOf(7)).toEqual([{ path: [], value: 7 }]);
    expect(leavesOf([1])).toEqual([]);
  });

  test('an assumed lookup is changed at one place and nowhere else', () => {
    expect(withLeaf(lookup, ['tariff', 'base'], 2)).toEqual({ ...lookup, tariff: { ...lookup.tariff, base: 2 } });
    expect(withLeaf(false, [], true)).toBe(true);
    expect(withLeaf(null, ['base'], 2)).toEqual({ base: 2 });
    expect(lookup.tariff.base).toBe(1);
  });
});
