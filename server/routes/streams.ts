import { readEvents, readStream } from '#calls/streams.ts';
import type { Row } from '#calls/row.ts';
import { reasonOf } from '#i18n/say.ts';
import { explain } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { replay } from '#machines/kit/replay.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { contextVisibleTo, rowVisibleTo } from '../access.ts';
import { isCustomer } from '../customerView.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import { lookUpUnlocked } from '../lookups/lookUp.ts';
import { historyOf } from '../store/history.ts';
import { loadAggregates } from '../store/load.ts';
import type { LoggedEvent } from '../store/record.ts';
import { recordRead } from '../reads/recordRead.ts';
import { lookupsWithout } from '../seals.ts';
import { aggregateTypeOf, type Core } from './context.ts';
import { reachableAggregate } from './reachableAggregate.ts';
import { closedIn, historyRecordOf } from './records.ts';
import { behindOf, type Behind } from '../store/causes.ts';

const NONE_BEHIND: ReadonlyMap<number, Behind> = new Map();

/** Returns the events up to a version or an instant. */
const until = (events: readonly LoggedEvent[], moment: string | number): readonly LoggedEvent[] => {
  if (typeof moment === 'number') return events.filter(({ version }) => version <= moment);
  const instant = new Date(moment).toISOString();
  return events.filter((event) => event.at <= instant);
};

export const streamRoutes = ({ pool }: Core): Route[] => {
  const wholeLog = (aggregateType: AggregateType, id: string): Promise<LoggedEvent[]> =>
    historyOf(pool, { machine: aggregateType.id, id });

  /** Returns the present lookups of every event's rules, except those of payloads. */
  const lookupsOf = async (aggregateType: AggregateType, aggregate: Aggregate, actor: Actor, now: string) => {
    const client = await pool.connect();
    try {
      const types = Object.keys(aggregateType.events);
      const answers = await lookUpUnlocked(
        client,
        types.map((type) => ({ aggregateType, type, aggregate, data: {}, actor, at: now })),
        async (streams) =>
          new Map(
            [...(await loadAggregates(client, streams, 'none'))].map(([key, { aggregate: other }]) => [key, other]),
          ),
        notCreated,
      );
      return new Map(types.map((type, index) => [type, answers[index] ?? {}]));
    } finally {
      client.release();
    }
  };

  return [
    implement(readStream, async (call) => {
      const {
        params: { machine, id },
        query,
        actor,
        now,
        language,
      } = call;
      const aggregateType = aggregateTypeOf(machine, actor);
      const present = await reachableAggregate(pool, aggregateType, id, actor);
      const aggregate =
        query.at === undefined
          ? present
          : replay(aggregateType, id, until(await wholeLog(aggregateType, id), query.at)).aggregate;
      if (aggregate.version === 0) throw new Problem('notFound');
      const instant = now.toISOString();
      const foundLookups = await lookupsOf(aggregateType, aggregate, actor, instant);
      const words = wordsOf(language);
      const closed = await closedIn(pool, aggregateType, id, actor);
      const row = aggregateType.row(aggregate) as Row;
      const context = lookupsWithout(closed, aggregate.version, aggregate.context) as Readonly<Record<string, unknown>>;
      await recordRead(pool, call, { machine, way: 'record', lives: [{ id, value: [context, row] }] });
      return {
        machine: aggregateType.id,
        id,
        version: aggregate.version,
        state: row.state,
        code: row.code,
        regions: aggregate.states,
        context: contextVisibleTo(actor, aggregateType, id, context),
        row: rowVisibleTo(actor, { machine, id }, row),
        events: Object.keys(aggregateType.events).map((type) => {
          const lookups = foundLookups.get(type) ?? {};
          const { allowed, refusals } = explain(aggregateType, aggregate, {
            type,
            id,
            actor,
            lookups,
            at: instant,
            occurredAt: instant,
          });
          const worded = refusals.map((refusal) => ({
            ...refusal,
            message: reasonOf(refusal, aggregateType.id, words),
          }));
          return { type, allowed, refusals: worded };
        }),
      };
    }),
    implement(readEvents, async (call) => {
      const {
        params: { machine, id },
        query,
        actor,
      } = call;
      const aggregateType = aggregateTypeOf(machine, actor);
      const { version } = await reachableAggregate(pool, aggregateType, id, actor);
      // Reads the seals after the events, so that an event sealed meanwhile is not shown.
      const records = await historyOf(pool, { machine: aggregateType.id, id }, query.after, query.limit);
      const closed = await closedIn(pool, aggregateType, id, actor);
      // It names a colleague and a record of the staff.
      const behind = isCustomer(actor) ? NONE_BEHIND : await behindOf(pool, records);
      const shown = records.map((event) => ({
        ...historyRecordOf(event, actor, closed),
        behind: behind.get(event.position) ?? null,
      }));
      const value = shown.map(({ data, known: lookups }) => [data, lookups]);
      await recordRead(pool, call, { machine, way: 'history', lives: [{ id, value }] });
      return { records: shown, total: version };
    }),
  ];
};
