import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failuresOf, hasPassed, readJournal } from '../../../scripts/testing/journal.ts';

const directory = mkdtempSync(join(tmpdir(), 'shweli-journal-'));
afterAll(() => rmSync(directory, { recursive: true }));

const journal = (...lines: readonly object[]): string => {
  const file = join(directory, 'suite.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
};
const test = (file: string, title: string, ok: boolean) => ({ kind: 'test', file, title, ok, seconds: 1 });

describe('the journal of a suite', () => {
  it('the journal of a suite counts files for vitest and tests for browsers as they end', () => {
    const lines = [test('a', 'one', true), test('a', 'two', true), { kind: 'file', file: 'a', ok: true }];
    const done = (unit: string) => {
      const { done: ended, units } = readJournal(journal({ kind: 'begun', units: 7, unit }, ...lines));
      return { ended, units };
    };
    expect(done('file')).toEqual({ ended: 1, units: 7 });
    expect(done('test')).toEqual({ ended: 2, units: 7 });
  });

  it('the journal of a suite is empty before a suite has begun, and leaves out a line that is still being written', () => {
    expect(readJournal(join(directory, 'absent.jsonl'))).toMatchObject({ tests: [], problems: [], units: 0 });
    const file = journal(test('a', 'one', true));
    writeFileSync(file, '{"kind":"te', { flag: 'a' });
    expect(readJournal(file).tests).toHaveLength(1);
  });

  it('the journal of a suite lists a failed test, a file that failed outside its tests, and the runner itself as failures', () => {
    const account = readJournal(
      journal(
        test('a', 'one', true),
        test('a', 'two', false),
        { kind: 'problem', file: 'b', error: 'cannot be read' },
        { kind: 'problem', file: '', error: 'out of memory' },
      ),
    );
    expect(failuresOf(account).map(({ file, title }) => `${file}: ${title}`)).toEqual([
      'a: two',
      'b: the file itself',
      ': the file itself',
    ]);
  });

  it('the journal of a suite says that a test or a whole file has passed only where it did', () => {
    const lines = [test('a', 'one', true), test('a', 'two', false)];
    const account = readJournal(
      journal(...lines, { kind: 'file', file: 'a', ok: false }, { kind: 'file', file: 'b', ok: true }),
    );
    const [failed, ...files] = failuresOf({
      ...account,
      problems: [
        { file: 'a', error: '' },
        { file: 'b', error: '' },
      ],
    });
    const [passed] = account.tests;
    if (!failed || !passed) throw new Error('The journal has no tests.');
    expect([passed, failed, ...files].map((one) => hasPassed(account, one))).toEqual([true, false, false, true]);
  });
});
