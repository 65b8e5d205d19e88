import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { commandLine, Misuse, misused } from './commandLine.ts';
import { reportDirectory } from './reports.ts';
import { browserSuite } from './testing/browserSuite.ts';
import { failuresOf, readJournal } from './testing/journal.ts';
import { WITHIN } from './testing/outcome.ts';
import { keepAttempt, UNSTEADY } from './testing/unsteady.ts';
import { vitestSuite } from './testing/vitestSuite.ts';

const usage = `Usage: npm run test:steady -- <title> [--times 30]
Runs one test again and again beside one busy process for each core, to find why it is unsteady.`;
const { words, options } = commandLine({ usage, word: 'title', words: /./, mostWords: 1, options: ['--times'] });
const [title] = words;
const times = Number(options['--times'] ?? 30);
if (title === undefined) misused(new Misuse('The title of the test is missing.'), usage);
if (!Number.isInteger(times) || times < 1) misused(new Misuse('--times needs a number from 1.'), usage);

/** The test's own title; those of its groups come before it. */
const own = title.split(WITHIN).at(-1) ?? title;
const file = ['e2e/**/*.e2e.ts', 'tests/**/*.spec.ts']
  .flatMap((pattern) => globSync(pattern))
  .find((path) => readFileSync(path, 'utf8').includes(own));
if (file === undefined) misused(new Misuse(`No file of tests contains “${own}”.`), usage);

const project = file.includes('.campaign.')
  ? file.includes('.db.')
    ? 'server-campaigns'
    : 'campaigns'
  : file.includes('.db.')
    ? 'server'
    : file.startsWith('tests/scripts/')
      ? 'programs'
      : 'pure';
const suite = file.startsWith('e2e/') ? browserSuite(null) : vitestSuite(project);
const problem = await suite.prepare();
if (problem !== null) throw new Error(problem);

const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.once('exit', () => busy.forEach((one) => one.kill('SIGKILL')));
let failed = 0;
for (let time = 1; time <= times; time += 1) {
  const journal = join(reportDirectory(), `steady-${time}.jsonl`);
  const { seconds } = await suite.run({ named: { file, title: own } }, journal, `${journal}.log`);
  const account = readJournal(journal);
  const failures = failuresOf(account);
  if (account.tests.length === 0 && failures.length === 0) throw new Error(readFileSync(`${journal}.log`, 'utf8'));
  for (const test of failures) {
    keepAttempt(test, `time-${time}`);
    console.log(test.error);
  }
  failed += failures.length > 0 ? 1 : 0;
  console.log(`${time} of ${times}: ${failures.length === 0 ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`);
}
if (failed > 0) console.log(`Kept in ${UNSTEADY}.`);
console.log(`${times - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
