import { describe, expect, it } from 'vitest';
import { caseTest } from '#instruments/sandbox/caseTest.ts';
import { runAsItIs } from '../support/vitestRun.ts';
import { records } from './signedCase.ts';

const failed = (text: string): string[] =>
  runAsItIs(text).testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed').map(({ title }) => title),
  );

describe('a case copied as a test', () => {
  it('a case copied as a test fails at the event that the machine judges otherwise, and at no other event', () => {
    const overinsured = records.map((record) =>
      record.version === 1 ? { ...record, data: { ...(record.data as object), insureAmount: 1 } } : record,
    );
    expect(failed(caseTest('order', overinsured))).toEqual([
      `1: order.created is allowed and leads to ${records[0]?.to}`,
    ]);
  });
});
