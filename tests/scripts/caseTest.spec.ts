import { describe, expect, it } from 'vitest';
import { caseTest } from '#instruments/sandbox/caseTest.ts';
import { withoutNames } from '#instruments/sandbox/anonymous.ts';
import { begin } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { roles } from '#server/company/roles.ts';
import { runAsItIs } from '../support/vitestRun.ts';

/** A case with a signed order whose signature is to be cancelled. */
const lesson = lessons.find(({ id }) => id === 'cancelSign');
if (!lesson) throw new Error('No lesson');
const { sandbox, names } = begin(lesson, newSandbox(roles));
const records = withoutNames(sandbox.logs.get(`order/${names.get('parcel') ?? ''}`) ?? []);

const failed = (text: string): string[] =>
  runAsItIs(text).testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed').map(({ title }) => title),
  );

describe('a case copied as a test', { timeout: 120_000 }, () => {
  it('has a test for each event, which pass where the machine judges as it did', () => {
    const { numPassedTests, numTotalTests } = runAsItIs(caseTest('order', records));
    expect([numPassedTests, numTotalTests]).toEqual([records.length, records.length]);
  });

  it('fails at the event that the machine judges otherwise, and at no other', () => {
    const overinsured = records.map((record) =>
      record.version === 1 ? { ...record, data: { ...(record.data as object), insureAmount: 1 } } : record,
    );
    expect(failed(caseTest('order', overinsured))).toEqual([
      `1: order.created is allowed and leads to ${records[0]?.to}`,
    ]);
  });
});
