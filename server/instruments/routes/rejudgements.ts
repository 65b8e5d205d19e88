import type pg from 'pg';
import { beginRejudgement, cancelRejudgement, readRejudgement, readRejudgements } from '#calls/rejudgements.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { aggregateTypeNamed } from '#machines/catalogue/named.ts';
import { visibleTo } from '../../access.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import type { Change } from '../rejudging/rejudgeAll.ts';
import type { Wanted } from '../rejudging/messages.ts';
import type { Rejudger } from '../rejudging/runner.ts';
import { requestEnd, runIn, runsIn } from '../rejudging/table.ts';
import { aggregateTypeOf } from '../../routes/context.ts';
import { closedIn } from '../../routes/records.ts';

const RUNS_SHOWN = 10;

/** Throws unless the actor sees all branches: a part of the cases would be misleading. */
const seesAll = (actor: Actor): void => {
  if (actor.scope !== 'all') throw new Problem('forbidden');
};

/** Removes cases whose sealed parts could be inferred. */
async function withoutSealed(pool: pg.Pool, actor: Actor, change: Change) {
  const cases = await Promise.all(
    change.cases.map(async (one) => {
      const aggregateType = aggregateTypeNamed(one.machine);
      const sealed = aggregateType !== undefined && (await closedIn(pool, aggregateType, one.id, actor)).size > 0;
      return { ...one, refusals: sealed ? [] : one.refusals, sealed };
    }),
  );
  return { ...change, cases: cases.map((one) => visibleTo(actor, one, one)) };
}

const noSuch = (limits: Wanted['limits']): string | undefined =>
  Object.entries(limits)
    .flatMap(([machine, rules]) =>
      Object.entries(rules).flatMap(([rule, values]) => Object.keys(values).map((one) => ({ machine, rule, one }))),
    )
    .map(({ machine, rule, one }) => {
      const aggregateType = aggregateTypeNamed(machine);
      const found = aggregateType && Object.hasOwn(aggregateType.rules, rule) ? aggregateType.rules[rule] : undefined;
      return found && Object.hasOwn(found.limits, one) ? null : `${machine}.${rule}.${one}`;
    })
    .find((one) => one !== null);

const refused = (rule: string, values: Readonly<Record<string, string>> = {}): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

/** Routes of judging history again, by the present machines or other limits: runs and results, one at a time. */
export const rejudgementRoutes = (pool: pg.Pool, rejudger: Pick<Rejudger, 'begin'>): Route[] => {
  const one = async (wanted: number, now: Date) => {
    const row = await runIn(pool, wanted, now.toISOString());
    if (!row) throw new Problem('notFound');
    return row;
  };
  return [
    implement(readRejudgements, async ({ actor, now }) => {
      seesAll(actor);
      return { runs: await runsIn(pool, RUNS_SHOWN, now.toISOString()) };
    }),
    implement(readRejudgement, async ({ params, actor, now }) => {
      seesAll(actor);
      const { result, ...row } = await one(params.number, now);
      const changes = await Promise.all((result?.changes ?? []).map((change) => withoutSealed(pool, actor, change)));
      return { ...row, found: result && { ...result, changes } };
    }),
    implement(beginRejudgement, async ({ body, actor, now }) => {
      seesAll(actor);
      if (body.machine !== null) aggregateTypeOf(body.machine, actor);
      if (body.firstDay !== null && body.lastDay !== null && body.firstDay > body.lastDay)
        throw refused('audit.daysInOrder', { field: 'firstDay', from: body.firstDay, to: body.lastDay });
      const unknown = noSuch(body.limits);
      if (unknown !== undefined) throw refused('audit.noSuchLimit', { field: 'limits', limit: unknown });
      const begun = await rejudger.begin(body, { id: actor.id, name: actor.name });
      if (begun === null) throw new Problem('alreadyJudging');
      return one(begun, now);
    }),
    implement(cancelRejudgement, async ({ params, actor, now }) => {
      seesAll(actor);
      await requestEnd(pool, params.number);
      return one(params.number, now);
    }),
  ];
};
