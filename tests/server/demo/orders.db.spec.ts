import { afterAll, beforeAll, describe } from 'vitest';
import { createDemonstration, type Demonstration } from '../../support/demonstration.ts';
import { areWhole } from './whole.ts';

describe('the orders of a small demonstration world', () => {
  let world: Demonstration;
  beforeAll(async () => {
    world = await createDemonstration();
  });
  afterAll(() => world.database.drop());

  areWhole(() => world.pool);
});
