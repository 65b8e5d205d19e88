import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type Level } from '#instruments/export/testAtlas.ts';
import { fileReport, mutationReport, type FileReport } from '#modelTesting/atlas/report.ts';
import { allModels } from '#server/store/models.ts';
import { TEST_ATLAS } from '#server/instruments/testAtlas.ts';
import { joined, type Reports } from './join.ts';

/** Absolute path of the reports of test files, kept from one run to the next. */
export const REPORTS = join(import.meta.dirname, '..', '..', '.cache', 'tests');

/** Levels of tests, and the mutation campaign. */
export const PARTS = [...LEVELS, 'mutation'] as const;
export type Part = (typeof PARTS)[number];

/** Returns the absolute directory of a part's reports. */
export const reportsOf = (part: Part): string => join(REPORTS, part);

/** Creates the directories of the reports. */
export const prepareReports = (): void => PARTS.forEach((part) => mkdirSync(reportsOf(part), { recursive: true }));

const readAll = (part: Part, prefix = ''): unknown[] =>
  readdirSync(reportsOf(part))
    .filter((name) => name.startsWith(prefix))
    .map((name) => JSON.parse(readFileSync(join(reportsOf(part), name), 'utf8')) as unknown);

/** Returns the reports of a level whose test files still exist. */
const reportsIn = (level: Level): FileReport[] =>
  readAll(level)
    .map((json) => fileReport.parse(json))
    .filter(({ file }) => existsSync(file));

/** Writes the atlas of tests from all reports. A machine without reports has no file. */
export function writeAtlas(): void {
  const reports: Reports = {
    pure: reportsIn('pure'),
    generated: reportsIn('generated'),
    server: reportsIn('server'),
    browser: reportsIn('browser'),
  };
  const mutations = readAll('mutation', 'mutation-').map((json) => mutationReport.parse(json));
  // Replaced as a whole, because a running server may read it.
  const made = `${TEST_ATLAS}-${process.pid}`;
  mkdirSync(made, { recursive: true });
  for (const { machine, hash } of allModels()) {
    const atlas = joined(machine, hash, reports, mutations);
    if (Object.keys(atlas.levels).length > 0 || atlas.mutation !== null)
      writeFileSync(join(made, `${machine}.json`), `${JSON.stringify(atlas)}\n`);
  }
  rmSync(TEST_ATLAS, { recursive: true, force: true });
  renameSync(made, TEST_ATLAS);
}
