import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { maybe, short } from './shapes.ts';

const run = z.object({
  number: z.int(),
  /** Person who requested the check; null for the nightly one. */
  askedBy: maybe,
  startedAt: z.string(),
  finishedAt: maybe,
  outcome: maybe,
  lives: z.nullable(z.int()),
  found: z.nullable(z.int()),
});
export type AuditRun = z.infer<typeof run>;

export const readViolations = contract({
  method: 'GET',
  path: '/api/violations',
  summary: 'Open violations by invariant, every invariant with its statement, and the last runs over everything.',
  reply: z.object({
    open: z.int(),
    oldest: maybe,
    invariants: z.array(
      z.object({
        id: z.string(),
        machines: z.array(z.string()),
        statement: z.record(z.string(), z.string()),
        open: z.int(),
      }),
    ),
    runs: z.array(run),
  }),
});

export const checkViolations = contract({
  method: 'POST',
  path: '/api/violations/check',
  summary: 'Checks one record now, or requests a run over all records.',
  body: z.union([
    z.strictObject({ machine: short(64), id: short(128) }),
    z.strictObject({ everything: z.literal(true) }),
  ]),
  reply: z.object({
    findings: z.array(
      z.object({
        invariant: z.string(),
        machine: z.string(),
        id: z.string(),
        evidence: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
});
