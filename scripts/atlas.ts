import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type Level } from '#machines/export/testAtlas.ts';
import { allModels } from '#server/store/models.ts';
import { fileReport, mutationReport, type FileReport } from '../tests/support/atlas/report.ts';
import { reportBrowser, shiftsIn } from './atlas/browserLog.ts';
import { joined, type Reports } from './atlas/join.ts';
import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';

/** Where reports of test files are kept from one run to the next; the atlas that is made of them is kept with the sources. */
const REPORTS = join('.cache', 'atlas');
const ATLAS = join('docs', 'atlas');

const PARTS = [...LEVELS, 'mutation'] as const;
type Part = (typeof PARTS)[number];

const USAGE = `Usage: npm run atlas [-- ${PARTS.join('|')} ... [<test file or machine> ...]]`;
const LIMIT_MINUTES = 120;

const reportsOf = (part: Part): string => join(process.cwd(), REPORTS, part);

/** Runs tests of vitest; whether they passed. */
const runVitest = async (project: string, suites: readonly string[], env: Readonly<Record<string, string>>) =>
  (
    await runCommand(
      ['vitest', 'run', '--testTimeout=120000', '--hookTimeout=120000', '--project', project, ...suites],
      {
        shown: true,
        limitMinutes: LIMIT_MINUTES,
        env,
      },
    )
  ).ok;

/** Runs tests under the recorder. */
const recorded = (level: Level, project: string, suites: readonly string[]): Promise<boolean> =>
  runVitest(project, suites, { ATLAS: reportsOf(level) });

/** Runs the browser's tests one after another on one server, whose data is read when it has stopped. */
async function runBrowser(suites: readonly string[]): Promise<boolean> {
  const browser = prepareChromium();
  if ('problem' in browser) throw new Error(browser.problem);
  const data = join(process.cwd(), REPORTS, 'browser-data');
  const report = join(process.cwd(), REPORTS, 'browser-report.json');
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
  server: (suites) => recorded('server', 'server', suites),
  browser: runBrowser,
  mutation: (machines) =>
    runVitest('campaigns', ['tests/machines/mutation'], {
      MUTATION: machines.join(' ') || 'whole',
      ATLAS_FAULTS: reportsOf('mutation'),
    }),
};

const readAll = (part: Part, prefix = ''): unknown[] =>
  readdirSync(reportsOf(part))
    .filter((name) => name.startsWith(prefix))
    .map((name) => JSON.parse(readFileSync(join(reportsOf(part), name), 'utf8')) as unknown);

/** The reports of a level whose test files still are. */
const reportsIn = (level: Level): FileReport[] =>
  readAll(level)
    .map((json) => fileReport.parse(json))
    .filter(({ file }) => existsSync(file));

/** Makes the atlas anew from all reports there are. */
function write(): void {
  const reports: Reports = {
    pure: reportsIn('pure'),
    generated: reportsIn('generated'),
    server: reportsIn('server'),
    browser: reportsIn('browser'),
  };
  const mutations = readAll('mutation', 'mutation-').map((json) => mutationReport.parse(json));
  rmSync(ATLAS, { recursive: true, force: true });
  mkdirSync(ATLAS, { recursive: true });
  for (const { machine, hash } of allModels())
    writeFileSync(join(ATLAS, `${machine}.json`), `${JSON.stringify(joined(machine, hash, reports, mutations))}\n`);
}

const isPart = (word: string): word is Part => PARTS.includes(word as Part);

const words = process.argv.slice(2);
const parts = words.filter(isPart);
const suites = words.filter((word) => !isPart(word));
if (suites.some((word) => word.startsWith('-')) || (suites.length > 0 && parts.length !== 1)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  for (const part of PARTS) mkdirSync(reportsOf(part), { recursive: true });
  for (const part of parts.length > 0 ? parts : PARTS) if (!(await RUN[part](suites))) process.exitCode = 1;
  write();
  console.log(`The atlas of tests is in ${ATLAS}.`);
}
