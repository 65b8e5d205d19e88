import type pg from 'pg';
import { z } from 'zod';
import { invariants } from '../auditor/invariants/index.ts';
import { audit, type AuditParts } from '../auditor/follow.ts';
import { visibleTo } from '../access.ts';
import { inEveryLanguage } from '../store/models.ts';
import { route, type Route } from '../http/route.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { askFor, runsOf } from '../jobs/table.ts';

const RUNS_SHOWN = 10;

const run = z.strictObject({
  number: z.int(),
  /** Who asked for it; null at night. */
  askedBy: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  outcome: z.string().nullable(),
  lives: z.int().nullable(),
  found: z.int().nullable(),
});
const finding = z.strictObject({
  invariant: z.string(),
  machine: z.string(),
  id: z.string(),
  evidence: z.record(z.string(), z.json()),
});

/** The last runs over everything, latest first. */
async function lastRuns(pool: pg.Pool): Promise<z.infer<typeof run>[]> {
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

/** Contradictions in the records: how many are open, what is looked for, and looking on demand. */
export const violationRoutes = (parts: AuditParts, runner: Pick<JobRunner, 'wake'>): Route[] => [
  route({
    method: 'GET',
    path: '/api/violations',
    summary: 'Open violations by invariant, every invariant with its statement, and the last runs over everything.',
    reply: z.strictObject({
      open: z.int(),
      oldest: z.string().nullable(),
      invariants: z.array(
        z.strictObject({
          id: z.string(),
          machines: z.array(z.string()),
          statement: z.record(z.string(), z.string()),
          open: z.int(),
        }),
      ),
      runs: z.array(run),
    }),
    handle: async () => {
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
    },
  }),
  route({
    method: 'POST',
    path: '/api/violations/check',
    summary: 'Examines one life now, or asks for a run over everything.',
    body: z.union([
      z.strictObject({ machine: z.string().max(64), id: z.string().max(128) }),
      z.strictObject({ everything: z.literal(true) }),
    ]),
    reply: z.strictObject({ findings: z.array(finding) }),
    handle: async ({ body, actor }) => {
      if ('everything' in body) {
        await askFor(parts.pool, 'audit', actor.id);
        runner.wake();
        return { findings: [] };
      }
      const { findings } = await audit(parts, [body], 'asked');
      return { findings: visibleTo(actor, findings) };
    },
  }),
];
