import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { prepareChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { reportDirectory } from '../reports.ts';
import { JOURNAL } from './journal.ts';
import { WITHIN, type Outcome } from './outcome.ts';
import { literal, PATIENCE, type Selection, type Suite } from './suite.ts';

/** A test, or a whole file without a title. */
export interface Chosen {
  readonly file: string;
  readonly title?: string;
}

/** Browsers side by side: a third does not end sooner on two cores. */
const WORKERS = '2';

/** Tests of one file that follow each other: one of them alone would begin in the middle. */
const isSerial = (file: string): boolean => readFileSync(file, 'utf8').includes("mode: 'serial'");

const chosenOf = ({ file, title }: Pick<Outcome, 'file' | 'title'>): Chosen =>
  isSerial(file) ? { file } : { file, title };

/** Returns Playwright's list of tests: `<file in e2e> › <titles>`, a file alone for all its tests. */
export function listOf(chosen: readonly Chosen[]): string {
  const lines = chosen.map(({ file, title }) => [basename(file), ...(title === undefined ? [] : [title])].join(WITHIN));
  return [...new Set(lines)].map((line) => `${line}\n`).join('');
}

/** Directory of the demonstration world that the servers of the browsers copy. */
export const worldDirectory = (): string => join(reportDirectory(), 'world');

/** Returns work that is done once, whoever asks for it. */
const once = (work: () => Promise<string | null>): (() => Promise<string | null>) => {
  let done: Promise<string | null> | undefined;
  return () => (done ??= work());
};

/** Finds or installs Chromium and builds the console. Returns a problem, or null. */
export const prepareConsole = once(async () => {
  const browser = prepareChromium();
  if ('problem' in browser) return browser.problem;
  process.env['CHROMIUM_PATH'] = browser.path;
  const { ok, output } = await runCommand(['node', 'scripts/build.ts']);
  return ok ? null : `The console could not be built:\n${output}`;
});

/** Creates the demonstration world. Returns a problem, or null. */
export const prepareWorld = once(async () => {
  const { ok, output } = await runCommand(['node', 'e2e/world.ts', worldDirectory()]);
  return ok ? null : `The demonstration world could not be made:\n${output}`;
});

/** Suite of all browser tests, or of the chosen ones. */
export function browserSuite(all: readonly Chosen[] | null): Suite {
  const listed = ({ only, named, without = new Set() }: Selection): readonly Chosen[] | null => {
    if (named !== undefined) return null;
    if (only !== undefined) return only.map(chosenOf);
    if (all !== null) return all.filter(({ file }) => !without.has(file));
    if (without.size === 0) return null;
    return globSync('e2e/*.e2e.ts').flatMap((file) => (without.has(file) ? [] : [{ file }]));
  };
  return {
    name: 'browser',
    isRepeated: true,
    prepare: async () => (await prepareConsole()) ?? (await prepareWorld()),
    run: (selection, journal, logFile) => {
      const { alone = false, shard, named } = selection;
      const list = listed(selection);
      const listFile = `${journal}.list`;
      if (list !== null) writeFileSync(listFile, listOf(list));
      const options = [
        '--reporter=dot,./scripts/testing/browserReporter.ts',
        `--output=${journal}.results`,
        ...(list === null ? [] : [`--test-list=${listFile}`]),
        ...(named === undefined ? [] : [named.file, '-g', literal(named.title)]),
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ];
      return runCommand(['playwright', 'test', ...options], {
        logFile,
        env: {
          [JOURNAL]: journal,
          E2E_WORKERS: alone ? '1' : WORKERS,
          E2E_DATA: worldDirectory(),
          ...(alone ? { PATIENCE, E2E_TRACE: 'on' } : {}),
        },
      });
    },
  };
}
