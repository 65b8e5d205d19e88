import { join } from 'node:path';
import { runCommand } from './command.ts';
import { reportDirectory } from './reports.ts';
import { type Tally, tallyVitest } from './tally.ts';

/** Runs vitest's projects of a name, and those named after it, and counts their tests. */
export async function runVitest(project: 'pure' | 'programs' | 'campaigns' | 'server'): Promise<Tally> {
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
  const { ok } = await runCommand(command, { shown: true, limitMinutes: 20, env: { NO_COLOR: '1' } });
  return tallyVitest(report, ok);
}
