import { describe, it } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import { expectSameAnswers } from '../../support/semantics/questions.ts';

describe(`random questions to the exported machines (SEED=${SEED})`, () => {
  it('random questions to the exported machines are answered by XState alone as they are explained, 10,000 of them', () =>
    expectSameAnswers(100));
});
