import { join } from 'node:path';
import { prepareReports, writeAtlas } from './atlas/kept.ts';
import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { GATES, SIZES } from './gates.ts';
import { reportDirectory } from './reports.ts';
import { runGates } from './runGates.ts';
import { runVitest } from './runVitest.ts';
import { sum, type Tally, tallyPlaywright } from './tally.ts';

/** Builds the console and runs the browser suites on the real server. */
async function runBrowserSuites(): Promise<Tally> {
  const browser = prepareChromium();
  if ('problem' in browser) return failure(browser.problem);
  const build = await runCommand(['node', 'scripts/build.ts']);
  if (!build.ok) return failure(`The console could not be built:\n${build.output}`);
  const report = join(reportDirectory(), 'browser.json');
  const { ok } = await runCommand(['playwright', 'test', '--retries=1', '--reporter=dot,json'], {
    shown: true,
    limitMinutes: 30,
    env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_WORKERS: '2' },
  });
  return tallyPlaywright(report, ok);
}

function failure(problem: string): Tally {
  console.log(problem);
  return { passed: 0, failed: 1 };
}

prepareReports();
const { passed, failed } = sum([
  await runGates([...GATES, SIZES]),
  await runVitest('pure'),
  await runVitest('programs'),
  await runVitest('campaigns'),
  await runVitest('server'),
  await runBrowserSuites(),
]);
writeAtlas();
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
