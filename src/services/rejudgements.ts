import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

const text = z.nullable(z.string());
const limits = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())));

const run = {
  number: z.number(),
  askedBy: z.string(),
  askedByName: z.string(),
  machine: text,
  firstDay: text,
  lastDay: text,
  limits,
  startedAt: z.string(),
  finishedAt: text,
  outcome: z.nullable(z.enum(['done', 'cancelled', 'failed', 'interrupted'])),
  total: z.number(),
  done: z.number(),
};
const runLine = z.object(run);

/** A run that judged history again; its outcome is null while it is at work. */
export type Rejudgement = z.infer<typeof runLine>;

const refusal = z.object({
  code: z.enum(['notDeclared', 'rule', 'role', 'scope', 'locked', 'secondPerson', 'invalid']),
  rule: text,
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
  sealed: z.boolean(),
});

const change = z.object({ rule: z.string(), count: z.number(), cases: z.array(oneCase) });

const whole = z.object({
  ...run,
  heads: z.record(z.string(), z.string()),
  treeSize: z.nullable(z.number()),
  treeRoot: text,
  found: z.nullable(z.object({ streams: z.number(), events: z.number(), cases: z.number(), changes: z.array(change) })),
});

/** A run with what it judged by and what it found. */
export type WholeRejudgement = z.infer<typeof whole>;
/** What a rule would judge otherwise: how often, and the first cases. */
export type RejudgedChange = z.infer<typeof change>;
export type RejudgedCase = z.infer<typeof oneCase>;

const PATH = 'api/audit/rejudgements';

const runs = call<void>()({ method: 'GET', path: PATH, answer: z.object({ runs: z.array(runLine) }) });

/** The latest runs, latest first. */
export const readRejudgements = async (options?: AskOptions): Promise<readonly Rejudgement[]> =>
  (await ask(runs, undefined, options)).runs;

const one = call<number>()({ method: 'GET', path: (number) => `${PATH}/${number}`, answer: whole });

export const readRejudgement = (number: number, options?: AskOptions): Promise<WholeRejudgement> =>
  ask(one, number, options);

/** Which history is to be judged again (days by the calendar of Myanmar, both counted in), and by which other limits. */
export type RejudgementWish = Pick<Rejudgement, 'machine' | 'firstDay' | 'lastDay' | 'limits'>;

const begin = call<RejudgementWish>()({ method: 'POST', path: PATH, answer: runLine });

export const beginRejudgement = (wish: RejudgementWish, options?: AskOptions): Promise<Rejudgement> =>
  ask(begin, wish, options);

const cancel = call<number>()({
  method: 'DELETE',
  path: (number) => `${PATH}/${number}`,
  body: () => undefined,
  answer: runLine,
});

/** Asks a run at work to leave off. */
export const cancelRejudgement = (number: number, options?: AskOptions): Promise<Rejudgement> =>
  ask(cancel, number, options);
