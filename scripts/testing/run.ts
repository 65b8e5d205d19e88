import { mkdirSync } from 'node:fs';
import { prepareReports, writeAtlas } from '../atlas/kept.ts';
import { listUntested } from '../atlas/untested.ts';
import { endAbandoned } from '../command.ts';
import { reportDirectory } from '../reports.ts';
import { runAgain } from './again.ts';
import { runLanes } from './lanes.ts';
import type { Outcome } from './outcome.ts';
import { judgeServerLogs, prepareServerLogs } from './serverLogs.ts';
import { LOGS, type Part, type PartResult } from './part.ts';
import { measureSpeed } from './speed.ts';
import { summaryOf } from './summary.ts';
import { forgetAttempts } from './unsteady.ts';

/** Lanes that run side by side; the next stage begins when all have ended. */
export type Stage = readonly (readonly Part[])[];

/** Returns when the command began: before the packages were installed, if npm started it. */
function beginning(): number {
  const at = Number(process.env['STARTED_AT'] ?? NaN);
  return Number.isNaN(at) ? 0 : performance.now() - (Date.now() - at);
}

/**
 * Runs all stages, and the failures of each suite again alone; reads what the servers logged; prints the report. Returns
 * true if nothing failed.
 */
export async function runStages(stages: readonly Stage[], isResumed = false): Promise<boolean> {
  const began = beginning();
  await endAbandoned();
  prepareReports();
  mkdirSync(LOGS, { recursive: true });
  prepareServerLogs(isResumed);
  forgetAttempts();
  const speed = measureSpeed();
  console.log(`[${Math.round((performance.now() - began) / 1000)} s] installed; fixed loop ${speed.toFixed(0)} ms`);
  const parts: PartResult[] = [];
  for (const stage of stages) parts.push(...(await runLanes(stage, began)));
  const failed: Outcome[] = [];
  const unsteady: Outcome[] = [];
  for (const { suite, failures } of parts) {
    const judged = suite ? await runAgain(suite, failures, reportDirectory()) : { failed: failures, unsteady: [] };
    failed.push(...judged.failed);
    unsteady.push(...judged.unsteady);
  }
  failed.push(...judgeServerLogs());
  writeAtlas();
  const untested = await listUntested();
  const seconds = (performance.now() - began) / 1000;
  console.log(summaryOf({ parts, failed, unsteady, seconds, speed }));
  return failed.length + untested === 0;
}
