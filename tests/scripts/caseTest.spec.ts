import { describe, expect, it } from 'vitest';
import { caseTest } from '#instruments/sandbox/caseTest.ts';
import { runAsItIs } from '../support/vitestRun.ts';
import { records } from './signedCase.ts';

describe('a case copied as a test', () => {
  it('a case copied as a test has a test for each event, which pass where the machine judges as it did', () => {
    const { numPassedTests, numTotalTests } = runAsItIs(caseTest('order', records));
    expect([numPassedTests, numTotalTests]).toEqual([records.length, records.length]);
  });
});
