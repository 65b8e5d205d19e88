import { expect } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { askedOf, difference, randomQuestion, underVerdicts } from './asked.ts';

/** Questions asked to each machine with several regions, for one to a machine with one. */
const REGIONS_WEIGH = 9;

/** Asks the exported machines random questions, `few` to each with one region: XState alone must answer as they are explained. */
export function expectSameAnswers(few: number): void {
  const next = seeded(SEED);
  const found: string[] = [];
  const count = { asked: 0, allowed: 0, refused: 0 };
  for (const aggregateType of Object.values(aggregateTypes)) {
    const asked = askedOf(aggregateType);
    const names = Object.values(aggregateType.rules).map(({ id }) => id);
    const broken = new Set<string>();
    const verdicts = underVerdicts(aggregateType, broken);
    try {
      for (let turn = few * (aggregateType.structure.regions.length > 1 ? REGIONS_WEIGH : 1); turn > 0; turn -= 1) {
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
  // Neither answer may be rare, or nothing is compared.
  expect(count.asked).toBeGreaterThanOrEqual(100 * few);
  expect(count.allowed).toBeGreaterThan(15 * few);
  expect(count.refused).toBeGreaterThan(30 * few);
}
