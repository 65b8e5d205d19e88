import type pg from 'pg';
import { z } from 'zod';
import type { Actor } from '#machines/kit/actor.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { visibleTo } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import type { Change } from '../ledger/rejudgeAll.ts';
import type { Wanted } from '../ledger/rejudging/messages.ts';
import type { Rejudger } from '../ledger/rejudging/runner.ts';
import { askToEnd, runIn, runsIn } from '../ledger/rejudging/table.ts';
import { nounOf } from './context.ts';
import { closedIn } from './records.ts';

const RUNS_SHOWN = 10;
const text = z.string().nullable();
const name = z.string().max(64);
const limit = z.int().min(0);

const run = z.object({
  number: z.int(),
  askedBy: z.string(),
  askedByName: z.string(),
  machine: text,
  firstDay: text,
  lastDay: text,
  /** By machine, rule and limit. */
  limits: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
  startedAt: z.string(),
  finishedAt: text,
  /** Null while it is at work. */
  outcome: z.enum(['done', 'cancelled', 'failed', 'interrupted']).nullable(),
  total: z.int(),
  done: z.int(),
});

const refusal = z.object({
  code: z.string(),
  rule: text,
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const whole = run.extend({
  heads: z.record(z.string(), z.string()),
  treeSize: z.int().nullable(),
  treeRoot: text,
  /** Null until it is done. */
  found: z
    .strictObject({
      streams: z.int(),
      events: z.int(),
      cases: z.int(),
      changes: z.array(
        z.strictObject({
          rule: z.string(),
          count: z.int(),
          cases: z.array(
            z.object({
              machine: z.string(),
              id: z.string(),
              version: z.int(),
              type: z.string(),
              at: z.string(),
              refusals: z.array(refusal),
              to: z.string(),
              wouldLeadTo: z.string(),
              /** Whether the values are kept back, since part of the life is sealed for the asker. */
              sealed: z.boolean(),
            }),
          ),
        }),
      ),
    })
    .nullable(),
});

/** A case differs in any branch: who sees only some would be told half of it. */
const seesAll = (actor: Actor): void => {
  if (actor.scope !== 'all') throw new Problem('forbidden');
};

/** What a life's sealed parts would be read from is kept back. */
async function open(pool: pg.Pool, actor: Actor, change: Change) {
  const cases = await Promise.all(
    change.cases.map(async (one) => {
      const noun = nouns[one.machine];
      const sealed = noun !== undefined && (await closedIn(pool, noun, one.id, actor)).size > 0;
      return { ...one, refusals: sealed ? [] : one.refusals, sealed };
    }),
  );
  return { ...change, cases: visibleTo(actor, cases) };
}

const noSuch = (limits: Wanted['limits']): string | undefined =>
  Object.entries(limits)
    .flatMap(([machine, rules]) =>
      Object.entries(rules).flatMap(([rule, values]) => Object.keys(values).map((one) => ({ machine, rule, one }))),
    )
    .map(({ machine, rule, one }) => {
      const noun: Noun | undefined = Object.hasOwn(nouns, machine) ? nouns[machine] : undefined;
      const found = noun && Object.hasOwn(noun.rules, rule) ? noun.rules[rule] : undefined;
      return found && Object.hasOwn(found.limits, one) ? null : `${machine}.${rule}.${one}`;
    })
    .find((one) => one !== null);

const refused = (rule: string, values: Readonly<Record<string, string>> = {}): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

/** All history judged again by the present machines, or by other limits: runs, what they found, one at a time. */
export const rejudgementRoutes = (pool: pg.Pool, rejudger: Pick<Rejudger, 'begin'>): Route[] => {
  const number = z.strictObject({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
  const one = async (wanted: number, now: Date) => {
    const row = await runIn(pool, wanted, now.toISOString());
    if (!row) throw new Problem('notFound');
    return row;
  };
  return [
    route({
      method: 'GET',
      path: '/api/audit/rejudgements',
      summary: 'The latest runs that judged history again: who asked for which, how far they are, how they ended.',
      reply: z.strictObject({ runs: z.array(run) }),
      handle: async ({ actor, now }) => {
        seesAll(actor);
        return { runs: await runsIn(pool, RUNS_SHOWN, now.toISOString()) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/audit/rejudgements/:number',
      summary:
        'One run: the machines it judged by, the tree head it began at, and by rule the cases that would differ.',
      params: number,
      reply: whole,
      handle: async ({ params, actor, now }) => {
        seesAll(actor);
        const { result, ...row } = await one(params.number, now);
        const changes = await Promise.all((result?.changes ?? []).map((change) => open(pool, actor, change)));
        return { ...row, found: result && { ...result, changes } };
      },
    }),
    route({
      method: 'POST',
      path: '/api/audit/rejudgements',
      summary: 'Judges history again: all of it or one machine or some days, by the present limits or by others.',
      body: z.strictObject({
        machine: name.nullable(),
        firstDay: z.iso.date().nullable(),
        lastDay: z.iso.date().nullable(),
        limits: z.record(name, z.record(name, z.record(name, limit))),
      }),
      reply: run,
      handle: async ({ body, actor, now }) => {
        seesAll(actor);
        if (body.machine !== null) nounOf(body.machine, actor);
        if (body.firstDay !== null && body.lastDay !== null && body.firstDay > body.lastDay)
          throw refused('audit.daysInOrder', { field: 'firstDay', from: body.firstDay, to: body.lastDay });
        const unknown = noSuch(body.limits);
        if (unknown !== undefined) throw refused('audit.noSuchLimit', { field: 'limits', limit: unknown });
        const begun = await rejudger.begin(body, { id: actor.id, name: actor.name });
        if (begun === null) throw new Problem('alreadyJudging');
        return one(begun, now);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/audit/rejudgements/:number',
      summary: 'Asks a run at work to leave off.',
      params: number,
      reply: run,
      handle: async ({ params, actor, now }) => {
        seesAll(actor);
        await askToEnd(pool, params.number);
        return one(params.number, now);
      },
    }),
  ];
};
