import type pg from 'pg';
import { checkViolations, readViolations, type AuditRun } from '#calls/violations.ts';
import { invariants } from '../auditor/invariants/index.ts';
import { audit, type AuditParts } from '../auditor/follow.ts';
import { visibleTo } from '../access.ts';
import { inEveryLanguage } from '../store/models.ts';
import { implement, type Route } from '../http/route.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { askFor, runsOf } from '../jobs/table.ts';

const RUNS_SHOWN = 10;

/** Returns the last complete runs, latest first. */
async function lastRuns(pool: pg.Pool): Promise<AuditRun[]> {
  const runs = await runsOf(pool, RUNS_SHOWN);
  return runs.flatMap(({ job, number, askedBy, startedAt, finishedAt, outcome, result }) =>
    job === 'audit'
      ? {
          number,
          askedBy,
          startedAt,
          finishedAt,
          outcome,
          lives: result?.['lives'] ?? null,
          found: result?.['found'] ?? null,
        }
      : [],
  );
}

/** Routes of violations: the number of open ones, the invariants, and runs on demand. */
export const violationRoutes = (parts: AuditParts, runner: Pick<JobRunner, 'wake'>): Route[] => [
  implement(readViolations, async () => {
    const { rows } = await parts.pool.query<{ invariant: string; open: number; oldest: string }>(
      `select invariant, count(*)::int as open, min(found_at) as oldest from row_violation
       where state <> 'closed' group by invariant`,
    );
    const openOf = new Map(rows.map(({ invariant, open }) => [invariant, open]));
    return {
      open: rows.reduce((sum, { open }) => sum + open, 0),
      oldest: rows.map(({ oldest }) => oldest).toSorted()[0] ?? null,
      invariants: invariants.map((one) => ({
        id: one.id,
        machines: one.kind === 'set' ? [one.machine] : one.machines === 'all' ? ['all'] : [...one.machines],
        statement: inEveryLanguage(`invariant.${one.id}`) ?? {},
        open: openOf.get(one.id) ?? 0,
      })),
      runs: await lastRuns(parts.pool),
    };
  }),
  implement(checkViolations, async ({ body, actor }) => {
    if ('everything' in body) {
      await askFor(parts.pool, 'audit', actor.id);
      runner.wake();
      return { findings: [] };
    }
    const { findings } = await audit(parts, [body], 'asked');
    return { findings: findings.map((finding) => visibleTo(actor, finding, finding)) };
  }),
];
