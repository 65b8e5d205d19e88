import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { invariants } from '#server/auditor/invariants/index.ts';
import { doctored, type Doctored } from './doctored.ts';
import { pairs } from './aggregates.ts';
import { planted } from './planted.ts';

const judged = (id: string, machine: string, what: Doctored) => {
  const found = invariants.find((one) => one.id === id);
  if (found?.kind !== 'life') throw new Error(`${id} is not judged from a life`);
  expect(found.machines === 'all' || found.machines.includes(machine)).toBe(true);
  return found.contradiction(doctored(machine, what));
};

describe('an invariant', () => {
  it.each(pairs)('the invariant $invariant holds of a $machine as it should be, and not of another', (pair) => {
    const { invariant, machine, wrong, right } = pair;
    expect(judged(invariant, machine, right)).toBeNull();
    expect(Object.keys(judged(invariant, machine, wrong) ?? {}).length).toBeGreaterThan(0);
  });

  it('an invariant has a name of its own, a statement in both languages, and something that is found by it', () => {
    const ids = invariants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const texts: readonly Readonly<Record<string, string>>[] = [en, zh];
    expect(ids.filter((id) => texts.some((language) => !language[`invariant.${id}`]))).toEqual([]);
    const tried = new Set([...pairs.map(({ invariant }) => invariant), ...planted.flatMap((one) => one.invariants)]);
    expect(ids.filter((id) => !tried.has(id))).toEqual([]);
  });
});
