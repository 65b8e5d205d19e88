import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type Level } from '#instruments/export/testAtlas.ts';
import { fileReport, mutationReport, type FileReport } from '#modelTesting/atlas/report.ts';
import { allModels } from '#server/store/models.ts';
import { TEST_ATLAS } from '#server/instruments/testAtlas.ts';
import { joined, type Reports } from './join.ts';

/** Absolute path of the reports of test files, kept from one run to the next. */
export const REPORTS = join(import.meta.dirname, '..', '..', '.cache', 'tests');

/** The levels of tests, and the campaign of faults. */
export const PARTS = [...LEVELS, 'mutation'] as const;
export type Part = (typeof PARTS)[number];

/** Returns the absolute directory of a part's reports. */
export const reportsOf = (part: Part): string => join(REPORTS, part);

/** Makes the directories that reports are written to. */
export const prepareReports = (): void => PARTS.forEach((part) => mkdirSync(reportsOf(part), { recursive: true }));

const readAll = (part: Part, prefix = ''): unknown[] =>
  readdirSync(reportsOf(part))
    .filter((name) => name.startsWith(prefix))
    .map((name) => JSON.parse(readFileSync(join(reportsOf(part), name), 'utf8')) as unknown);

/** The reports of a level whose test files still exist. */
const reportsIn = (level: Level): FileReport[] =>
  readAll(level)
    .map((json) => fileReport.parse(json))
    .filter(({ file }) => existsSync(file));

/** Makes the atlas of tests anew from all reports; a machine that no report is about has no file. */
export function writeAtlas(): void {
  const reports: Reports = {
    pure: reportsIn('pure'),
    generated: reportsIn('generated'),
    server: reportsIn('server'),
    browser: reportsIn('browser'),
  };
  const mutations = readAll('mutation', 'mutation-').map((json) => mutationReport.parse(json));
  // Put in place as a whole: a running server reads it meanwhile.
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
