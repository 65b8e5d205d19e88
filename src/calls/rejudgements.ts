import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { counted, maybe, short } from './shapes.ts';

const byNumber = z.strictObject({ number: counted(1) });
const name = short(64);

const run = {
  number: z.number(),
  askedBy: z.string(),
  askedByName: z.string(),
  machine: maybe,
  firstDay: maybe,
  lastDay: maybe,
  /** Limits by machine, rule and name. */
  limits: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
  startedAt: z.string(),
  finishedAt: maybe,
  /** Null while it runs. */
  outcome: z.nullable(z.enum(['done', 'cancelled', 'failed', 'interrupted'])),
  total: z.number(),
  done: z.number(),
};
const runLine = z.object(run);
export type Rejudgement = z.infer<typeof runLine>;

const refusal = z.object({
  code: z.enum(['notDeclared', 'rule', 'role', 'scope', 'locked', 'secondPerson', 'invalid']),
  rule: maybe,
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const oneCase = z.object({
  machine: z.string(),
  id: z.string(),
  version: z.number(),
  type: z.string(),
  at: z.string(),
  refusals: z.array(refusal),
  to: z.string(),
  wouldLeadTo: z.string(),
  /** True if values are withheld because part of the record is sealed for the reader. */
  sealed: z.boolean(),
});
export type RejudgedCase = z.infer<typeof oneCase>;

const change = z.object({ rule: z.string(), count: z.number(), cases: z.array(oneCase) });
export type RejudgedChange = z.infer<typeof change>;

const wholeRun = z.object({
  ...run,
  heads: z.record(z.string(), z.string()),
  treeSize: z.nullable(z.number()),
  treeRoot: maybe,
  /** Null until it has finished. */
  found: z.nullable(z.object({ streams: z.number(), events: z.number(), cases: z.number(), changes: z.array(change) })),
});
export type WholeRejudgement = z.infer<typeof wholeRun>;

export const readRejudgements = contract({
  method: 'GET',
  path: '/api/audit/rejudgements',
  summary: 'Lists the latest runs that judged history again: requester, progress and outcome.',
  reply: z.object({ runs: z.array(runLine) }),
});

export const readRejudgement = contract({
  method: 'GET',
  path: '/api/audit/rejudgements/:number',
  summary: 'Returns one run: its machines, the tree head at its beginning, and the differing cases by rule.',
  params: byNumber,
  reply: wholeRun,
  errors: ['notFound'],
});

export const beginRejudgement = contract({
  method: 'POST',
  path: '/api/audit/rejudgements',
  summary: 'Judges history again, in whole or for one machine or some days, by the present limits or by others.',
  body: z.strictObject({
    machine: z.nullable(name),
    firstDay: z.nullable(z.iso.date()),
    lastDay: z.nullable(z.iso.date()),
    limits: z.record(name, z.record(name, z.record(name, z.int().check(z.minimum(0))))),
  }),
  reply: runLine,
  errors: ['notFound', 'alreadyJudging'],
});

export const cancelRejudgement = contract({
  method: 'DELETE',
  path: '/api/audit/rejudgements/:number',
  summary: 'Cancels a run in progress.',
  params: byNumber,
  reply: runLine,
  errors: ['notFound'],
});
