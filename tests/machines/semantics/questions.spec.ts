import { describe, expect, it } from 'vitest';
import { SEED, seeded } from '#modelTesting/random.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { askedOf, difference, randomQuestion, underVerdicts } from '../../support/semantics/asked.ts';

/** Numbers of questions: of machines with several regions, and of machines with one. */
const MANY = 9_000;
const FEW = 1_000;

describe(`random questions to the exported machines (SEED=${SEED})`, () => {
  it('are answered by XState alone as they are explained, 100,000 of them', () => {
    const next = seeded(SEED);
    const found: string[] = [];
    const count = { asked: 0, allowed: 0, refused: 0 };
    for (const aggregateType of Object.values(aggregateTypes)) {
      const asked = askedOf(aggregateType);
      const names = Object.values(aggregateType.rules).map(({ id }) => id);
      const broken = new Set<string>();
      const verdicts = underVerdicts(aggregateType, broken);
      try {
        for (let turn = aggregateType.structure.regions.length > 1 ? MANY : FEW; turn > 0; turn -= 1) {
          broken.clear();
          if (next() < 0.4) for (const name of names) if (next() < 0.15) broken.add(name);
          const { type, aggregate } = randomQuestion(asked, next);
          const { differs, isAllowed } = difference(asked, aggregate, type);
          if (differs !== null && found.length < 20) found.push(differs);
          count.asked += 1;
          count[isAllowed ? 'allowed' : 'refused'] += 1;
        }
      } finally {
        verdicts.restore();
      }
    }
    expect(found).toEqual([]);
    expect(count.asked).toBeGreaterThanOrEqual(100_000);
    expect(count.allowed).toBeGreaterThan(15_000);
    expect(count.refused).toBeGreaterThan(30_000);
  });
});
