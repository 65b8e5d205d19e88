import { join } from 'node:path';
import type { Level } from '#instruments/export/testAtlas.ts';
import { reportsOf } from './atlas/kept.ts';
import { runCommand } from './command.ts';
import { reportDirectory } from './reports.ts';
import { type Tally, tallyVitest } from './tally.ts';

type Project = 'pure' | 'programs' | 'campaigns' | 'server';

/** Level of each project's tests in the atlas of tests. */
const LEVEL_OF: Readonly<Record<Project, Level | null>> = {
  pure: 'pure',
  programs: null,
  campaigns: 'generated',
  server: 'server',
};

/** Runs vitest's project and those with its prefix, and counts their tests. Records the exercised parts of machines. */
export async function runVitest(project: Project): Promise<Tally> {
  const level = LEVEL_OF[project];
  const report = join(reportDirectory(), `${project}.json`);
  const command = [
    'vitest',
    'run',
    '--project',
    `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ] as const;
  const { ok } = await runCommand(command, {
    shown: true,
    limitMinutes: 20,
    env: { NO_COLOR: '1', ...(level && { ATLAS: reportsOf(level) }) },
  });
  return tallyVitest(report, ok);
}
