import { z } from 'zod';
import { reasonOf } from '#i18n/say.ts';
import { explain, inScope } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { replay } from '#machines/kit/replay.ts';
import { unborn } from '#machines/kit/unborn.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { withoutNames } from '#machines/sandbox/anonymous.ts';
import { visibleTo } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { route, type Route } from '../http/route.ts';
import { knowUnlocked } from '../knowledge/know.ts';
import { historyOf } from '../store/history.ts';
import { loadLives, streamKey } from '../store/load.ts';
import type { LoggedEvent } from '../store/record.ts';
import { keepLook } from '../reads/keep.ts';
import { dataWithout, factsWithout } from '../seals.ts';
import { nounOf, type Core } from './context.ts';
import { closedIn, recordOf } from './records.ts';

const params = z.strictObject({ machine: z.string().max(64), id: z.string().max(64) });
const at = z.union([z.coerce.number().int().min(1), z.iso.datetime({ offset: true })]).optional();

/** The events that were recorded at a version, or by an instant. */
const until = (events: readonly LoggedEvent[], moment: string | number): readonly LoggedEvent[] => {
  if (typeof moment === 'number') return events.filter(({ version }) => version <= moment);
  const instant = new Date(moment).toISOString();
  return events.filter((event) => event.at <= instant);
};

export const streamRoutes = ({ pool }: Core): Route[] => {
  /** A life within the actor's scope as it is now; 404 for one that is not there and for a foreign one alike. */
  const reach = async (noun: Noun, id: string, actor: Actor): Promise<Life> => {
    const client = await pool.connect();
    try {
      const stream = { machine: noun.id, id };
      const life = (await loadLives(client, [stream], 'none')).get(streamKey(stream))?.life;
      if (!life || !inScope(noun, life.context, actor)) throw new Problem('notFound');
      return life;
    } finally {
      client.release();
    }
  };

  const wholeLog = (noun: Noun, id: string): Promise<LoggedEvent[]> => historyOf(pool, { machine: noun.id, id });

  /** What the rules of every event would look at now; payload facts aside. */
  const factsOf = async (noun: Noun, life: Life, actor: Actor, now: string) => {
    const client = await pool.connect();
    try {
      const types = Object.keys(noun.events);
      const answers = await knowUnlocked(
        client,
        types.map((type) => ({ noun, type, life, data: {}, actor, at: now })),
        async (streams) =>
          new Map([...(await loadLives(client, streams, 'none'))].map(([key, { life: other }]) => [key, other])),
        unborn,
      );
      return new Map(types.map((type, index) => [type, answers[index] ?? {}]));
    } finally {
      client.release();
    }
  };

  return [
    route({
      method: 'GET',
      path: '/api/streams/:machine/:id',
      summary: 'One life now, or as it was: states, facts, row, and for every event whether it is allowed and why not.',
      params,
      query: z.strictObject({ at }),
      handle: async (call) => {
        const {
          params: { machine, id },
          query,
          actor,
          now,
          language,
        } = call;
        const noun = nounOf(machine, actor);
        const present = await reach(noun, id, actor);
        const life =
          query.at === undefined ? present : replay(noun, id, until(await wholeLog(noun, id), query.at)).life;
        if (life.version === 0) throw new Problem('notFound');
        const instant = now.toISOString();
        const facts = await factsOf(noun, life, actor, instant);
        const words = wordsOf(language);
        const closed = await closedIn(pool, noun, id, actor);
        const row = noun.row(life);
        const context = factsWithout(closed, life.version, life.context);
        await keepLook(pool, call, { machine, way: 'record', lives: [{ id, value: [context, row] }] });
        return {
          machine: noun.id,
          id,
          version: life.version,
          state: row['state'],
          code: row['code'],
          regions: life.states,
          context: visibleTo(actor, context),
          row: visibleTo(actor, row),
          events: Object.keys(noun.events).map((type) => {
            const known = facts.get(type) ?? {};
            const { allowed, refusals } = explain(noun, life, {
              type,
              id,
              actor,
              known,
              at: instant,
              occurredAt: instant,
            });
            const worded = refusals.map((refusal) => ({ ...refusal, message: reasonOf(refusal, noun.id, words) }));
            return { type, allowed, refusals: worded };
          }),
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/streams/:machine/:id/events',
      summary: 'The recorded events of one life, oldest first.',
      params,
      query: z.strictObject({
        after: z.coerce.number().int().min(0).default(0),
        limit: z.coerce.number().int().min(1).max(1000).default(200),
      }),
      handle: async (call) => {
        const {
          params: { machine, id },
          query,
          actor,
        } = call;
        const noun = nounOf(machine, actor);
        const { version } = await reach(noun, id, actor);
        // What is closed is read after the events: one sealed meanwhile is not shown.
        const records = await historyOf(pool, { machine: noun.id, id }, query.after, query.limit);
        const closed = await closedIn(pool, noun, id, actor);
        const told = records.map((event) => recordOf(event, actor, closed));
        const value = told.map(({ data, known }) => [data, known]);
        await keepLook(pool, call, { machine, way: 'history', lives: [{ id, value }] });
        return { records: told, total: version };
      },
    }),
    route({
      method: 'GET',
      path: '/api/streams/:machine/:id/case',
      summary: 'The recorded events of one life without anybody in them, to be gone through by whoever learns.',
      params,
      handle: async ({ params: { machine, id }, actor }) => {
        const noun = nounOf(machine, actor);
        await reach(noun, id, actor);
        const records = await historyOf(pool, { machine: noun.id, id });
        const closed = await closedIn(pool, noun, id, actor);
        return { records: withoutNames(records.map((event) => ({ ...event, data: dataWithout(closed, event) }))) };
      },
    }),
  ];
};
