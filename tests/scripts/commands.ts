import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Runs a command of package.json as npm does, without installing. */
const run = (command: string, ...words: string[]) => {
  const [node = '', ...line] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(node, [...line, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

/** Lines that are refused, with the reason that is said. */
const REFUSED: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['ledger', ['bogus'], /no verb bogus. There is: verify, rebuild, replay, audit, evidence, keys, takeKey, witness/],
  ['ledger', ['keys', 'more'], /keys takes no further word/],
  ['ledger', [], /No verb is given/],
  ['ledger', ['witness'], /needs the address/],
  ['ledger', ['evidence', 'x.zip', 'bogus=1'], /bogus=1 is not an option/],
  ['model', ['bogus'], /no verb bogus/],
  ['model', ['list', '--format', 'json'], /no option of list --format/],
  ['model', ['list', 'more'], /no further word/],
  ['admin', ['bogus'], /no verb bogus. There is: password, unlock, secondFactor, sessions, signOut, rotate, check/],
  ['admin', ['rotate', 'pepper'], /cannot be replaced/],
  ['backup', ['one', 'two'], /two is one word too many/],
  ['backup', [], /needs a file or a directory/],
  ['restore', [], /needs the file of a backup/],
  ['restore', ['one.age', '--until', 'yesterday'], /--until needs a time such as 2026-/],
  ['restore', ['one.age', '--until', '2026-11-27T09:30:00Z', '--latest'], /not both/],
  ['company', ['bogus'], /no verb bogus. There is: conflicts, settle/],
  ['company', ['settle', 'x'], /needs the number/],
  ['words', ['xx'], /no language xx. There is: en, /],
  ['bench', ['bogus'], /no benchmark bogus. There is: append/],
  ['mutation', ['bogus'], /no machine bogus/],
  ['approve:machines', ['bogus'], /no machine bogus/],
  ['scans', ['many'], /no number of scans many/],
  ['fuzz', ['many'], /many/],
  ['test:all', ['--part', 'bogus'], /no part bogus. There is: gates, pure, /],
  ['test:all', ['--shard', '5'], /no shard 5/],
  ['walk', ['--shard', '5'], /no shard 5/],
  ['test:steady', [], /title of the test is missing/],
  ['test:steady', ['no test is called so'], /No file of tests contains/],
  ['check', ['more'], /no word more/],
];

/** Declares the tests of the chosen commands, and of the chosen lines that are refused. */
export function answerRightly(chosen: <Item>(all: readonly Item[]) => readonly Item[]): void {
  describe.each(chosen(Object.entries(scripts)))('npm run %s', (_, command) => {
    it('an npm command answers --help', () => {
      expect(run(command, '--help')).toEqual({ status: 0, stdout: expect.stringMatching(/^Usage: npm /), stderr: '' });
    });

    it('an npm command rejects an option that it does not know with 2, and lists those that it does', () => {
      const { status, stdout, stderr } = run(command, '--bogus');
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/--bogus/);
      expect(stderr).toMatch(/There is: .*|needs a value/);
      expect(stderr).toMatch(/Usage: npm /);
    });
  });

  it.each(chosen(REFUSED))('a verb that is not there, and a word too many: %s %j', (name, words, said) => {
    const { status, stdout, stderr } = run(scripts[name] ?? '', ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(said);
  });
}
