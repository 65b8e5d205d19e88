import { z } from 'zod';
import { route, type Route } from '../http/route.ts';
import { practiceFilter } from '../practice/filter.ts';
import { casesOf, pairsOf, routesOf, variantsOf, waitingOf } from '../practice/process.ts';
import { followedTo } from '../practice/ways.ts';
import type { Core } from './context.ts';
import { asked, paging } from './practice.ts';

const params = z.strictObject({ machine: z.string().max(64) });
const text = z.string().nullable();
const times = { count: z.int(), median: z.number().nullable(), p90: z.number().nullable() };
const name = z.string().min(1).max(128).optional();

/** What process mining tells of a machine: its variants, the times between states, where lives wait, and their routes. */
export const processRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  route({
    method: 'GET',
    path: '/api/practice/:machine/process',
    summary:
      'Variants of the lives of a machine, times between states, where lives wait now and waited, and from branch to branch. Milliseconds.',
    params,
    query: z.strictObject(practiceFilter),
    reply: z.strictObject({
      followed: z.strictObject({ number: z.int(), log: z.int() }),
      cases: z.int(),
      over: z.int(),
      ways: z.int(),
      variants: z.array(z.strictObject({ variant: z.string(), path: z.array(z.string()), over: z.int(), ...times })),
      pairs: z.array(z.strictObject({ from: z.string(), to: z.string(), ...times })),
      waiting: z.array(
        z.strictObject({
          state: z.string(),
          branch: text,
          now: z.int(),
          oldest: text,
          left: z.int(),
          median: z.number().nullable(),
          p90: z.number().nullable(),
        }),
      ),
      /** Null for lives that go nowhere. */
      routes: z.array(z.strictObject({ from: text, to: text, over: z.int(), ...times })).nullable(),
    }),
    handle: async ({ params: { machine }, query, actor }) => {
      const noun = asked(machine, actor, query);
      const [followed, told, pairs, waiting, routes] = await Promise.all([
        followedTo(pool),
        variantsOf(pool, actor, noun, query),
        pairsOf(pool, actor, noun, query),
        waitingOf(pool, actor, noun, query),
        routesOf(pool, actor, noun, query),
      ]);
      return { followed, ...told, pairs, waiting, routes };
    },
  }),
  route({
    method: 'GET',
    path: '/api/practice/:machine/cases',
    summary: 'The lives of one variant, in one state or on one route: those that stand longest first, or the latest.',
    params,
    query: z.strictObject({
      ...practiceFilter,
      ...paging,
      variant: name,
      state: name,
      at: name,
      origin: name,
      destination: name,
      open: z.stringbool().optional(),
    }),
    reply: z.strictObject({
      records: z.array(
        z.strictObject({
          life: z.string(),
          version: z.int(),
          state: z.string(),
          since: z.string(),
          beganAt: z.string(),
          over: z.boolean(),
          branch: text,
        }),
      ),
      total: z.int(),
    }),
    handle: ({ params: { machine }, query, actor }) => {
      const { variant, state, at, origin, destination, open, pageNum, pageSize, ...filter } = query;
      const noun = asked(machine, actor, filter);
      const choice = { variant, state, at, origin, destination, open };
      return casesOf(pool, actor, noun, filter, choice, { pageNum, pageSize });
    },
  }),
];
