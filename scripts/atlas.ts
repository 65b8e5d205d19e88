import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '#instruments/export/testAtlas.ts';
import { TEST_ATLAS } from '#server/instruments/testAtlas.ts';
import { reportBrowser, shiftsIn } from './atlas/browserLog.ts';
import { PARTS, type Part, prepareReports, REPORTS, reportsOf, writeAtlas } from './atlas/kept.ts';
import { listUntested } from './atlas/untested.ts';
import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { commandLine, misused, unknown } from './commandLine.ts';

const USAGE = `Usage: npm run atlas [-- ${PARTS.join('|')} ... [<test file or machine> ...]]
       npm run atlas -- untested`;
const LIMIT_MINUTES = 120;

/** Runs tests of vitest; returns true if they passed. */
const runVitest = async (project: string, suites: readonly string[], env: Readonly<Record<string, string>>) =>
  (
    await runCommand(['vitest', 'run', '--project', project, ...suites], {
      shown: true,
      limitMinutes: LIMIT_MINUTES,
      env,
    })
  ).ok;

/** Runs tests under the recorder. */
const recorded = (level: Level, project: string, suites: readonly string[]): Promise<boolean> =>
  runVitest(project, suites, { ATLAS: reportsOf(level) });

/** Runs the browser tests in sequence on one server, and reads its data once it has stopped. */
async function runBrowser(suites: readonly string[]): Promise<boolean> {
  const browser = prepareChromium();
  if ('problem' in browser) throw new Error(browser.problem);
  const data = join(REPORTS, 'browser-data');
  const report = join(REPORTS, 'browser-report.json');
  rmSync(data, { recursive: true, force: true });
  try {
    if (!(await runCommand(['node', 'scripts/build.ts'], { shown: true })).ok) return false;
    const { ok } = await runCommand(['playwright', 'test', ...suites, '--reporter=dot,json'], {
      shown: true,
      limitMinutes: LIMIT_MINUTES,
      env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_WORKERS: '1', E2E_KEPT: data },
    });
    await reportBrowser(reportsOf('browser'), data, shiftsIn(report));
    return ok;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const RUN: Readonly<Record<Part, (suites: readonly string[]) => Promise<boolean>>> = {
  pure: (suites) => recorded('pure', 'pure*', suites),
  generated: (suites) => recorded('generated', 'campaigns', suites.length > 0 ? suites : ['tests/histories', 'walks']),
  server: (suites) => recorded('server', 'server*', suites),
  browser: runBrowser,
  mutation: (machines) =>
    runVitest('campaigns', ['tests/machines/mutation'], {
      MUTATION: machines.join(' ') || 'whole',
      ATLAS_FAULTS: reportsOf('mutation'),
    }),
};

const isPart = (word: string): word is Part => PARTS.includes(word as Part);

const { words } = commandLine({ usage: USAGE, word: 'part, test file or machine', words: /./ });
const parts = words.filter(isPart);
const suites = words.filter((word) => !isPart(word));
if (words.length === 1 && words[0] === 'untested') {
  if (!existsSync(TEST_ATLAS)) {
    console.error('No run of the tests is kept. Run npm test or npm run atlas first.');
    process.exitCode = 2;
  } else if ((await listUntested()) > 0) process.exitCode = 1;
} else if (suites.length > 0 && parts.length !== 1) {
  misused(unknown('part', suites.join(' '), [...PARTS, 'untested']), USAGE);
} else {
  prepareReports();
  for (const part of parts.length > 0 ? parts : PARTS) if (!(await RUN[part](suites))) process.exitCode = 1;
  writeAtlas();
  console.log(`The atlas of tests is in ${TEST_ATLAS}.`);
}
