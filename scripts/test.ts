import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareReports, writeAtlas } from './atlas/kept.ts';
import { listUntested } from './atlas/untested.ts';
import { prepareChromium } from './chromium.ts';
import { type Ending, runCommand } from './command.ts';
import { GATES, SIZES } from './gates.ts';
import { reportDirectory } from './reports.ts';
import { runGates } from './runGates.ts';
import { runVitest } from './runVitest.ts';
import { sum, type Tally, tallyPlaywright } from './tally.ts';
import { commandLine } from './commandLine.ts';

commandLine({
  usage: "Usage: npm test\nRuns every check and suite; ends with 'N passed, N failed'. Exits 1 if anything failed.",
});

/** Workers of the browser suites: two leave two cores idle a third of the time, since each waits for its server. */
const E2E_WORKERS = '3';

/** Directory of the demonstration world of the browser suites. */
const home = mkdtempSync(join(tmpdir(), 'shweli-test-'));
const world = join(home, 'world');
process.once('exit', () => rmSync(home, { recursive: true, force: true }));

/** Creates the world, which keeps one core busy for a minute, while other tests wait for their programs. */
const makeWorld = (): Promise<Ending> => runCommand(['node', 'e2e/world.ts', world], { limitMinutes: 10 });

/** Builds the console and runs the browser suites on the real server. */
async function runBrowserSuites(made: Promise<Ending>): Promise<Tally> {
  const browser = prepareChromium();
  if ('problem' in browser) return failure(browser.problem);
  const build = await runCommand(['node', 'scripts/build.ts']);
  if (!build.ok) return failure(`The console could not be built:\n${build.output}`);
  const { ok: isMade, output } = await made;
  if (!isMade) return failure(`The demonstration world could not be made:\n${output}`);
  const report = join(reportDirectory(), 'browser.json');
  const { ok } = await runCommand(['playwright', 'test', '--retries=1', '--reporter=dot,json'], {
    shown: true,
    limitMinutes: 60,
    env: { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_WORKERS, E2E_DATA: world },
  });
  return tallyPlaywright(report, ok);
}

function failure(problem: string): Tally {
  console.log(problem);
  return { passed: 0, failed: 1 };
}

prepareReports();
const tallies = [await runGates([...GATES, SIZES]), await runVitest('pure')];
const made = makeWorld();
tallies.push(await runVitest('programs'), await runVitest('campaigns'), await runVitest('server'));
tallies.push(await runBrowserSuites(made));
const { passed, failed } = sum(tallies);
writeAtlas();
const untested = await listUntested();
process.exitCode = failed + untested === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
