import { z } from 'zod';
import type { Noun } from '#machines/kit/noun.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { readWays } from '#machines/wayNames.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { practiceFilter, type PracticeFilter } from '../practice/filter.ts';
import { refusedAttempts, stepsTaken } from '../practice/lists.ts';
import { followedTo, refusedWays, takenWays } from '../practice/ways.ts';
import { nounOf, type Core } from './context.ts';

const params = z.strictObject({ machine: z.string().max(64) });
const text = z.string().nullable();
const milliseconds = z.number().nullable();

export const paging = {
  pageNum: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
};
/** So many ways at most: those that one line of a map stands for. */
const MOST_WAYS = 300;
/** Ways as `state:event`, parted by commas; without a state where a life begins. */
const someWays = z
  .string()
  .max(20_000)
  .regex(/^[\w.]*:[\w.]+(?:,[\w.]*:[\w.]+)*$/)
  .transform(readWays)
  .refine((found) => found.length <= MOST_WAYS);

/** The machine that is asked about; refuses days that end before they begin. */
export function asked(machine: string, actor: Actor, { from, to }: PracticeFilter): Noun {
  if (from !== undefined && to !== undefined && from > to)
    throw new Problem('invalid', {
      refusals: [{ code: 'invalid', rule: 'ledger.daysInOrder', values: { from, to, field: 'to' } }],
    });
  return nounOf(machine, actor);
}

/** Law and practice: how often each way of a machine was taken and refused, and the cases behind each number. */
export const practiceRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  route({
    method: 'GET',
    path: '/api/practice/:machine',
    summary:
      'How often each way of a machine was taken and how long lives had been where it began (milliseconds); how often attempts were refused there, by rule.',
    params,
    query: z.strictObject(practiceFilter),
    reply: z.strictObject({
      /** The number of the last event counted, and of the last in the log. */
      followed: z.strictObject({ number: z.int(), log: z.int() }),
      ways: z.array(
        z.strictObject({
          region: z.string(),
          from: text,
          event: z.string(),
          count: z.int(),
          median: milliseconds,
          p90: milliseconds,
        }),
      ),
      refused: z.array(
        z.strictObject({
          from: text,
          event: z.string(),
          declared: z.boolean(),
          count: z.int(),
          rules: z.array(z.strictObject({ rule: z.string(), count: z.int() })),
        }),
      ),
    }),
    handle: async ({ params: { machine }, query, actor }) => {
      const noun = asked(machine, actor, query);
      const [followed, ways, refused] = await Promise.all([
        followedTo(pool),
        takenWays(pool, actor, noun.id, query),
        refusedWays(pool, actor, noun, query),
      ]);
      return { followed, ways, refused };
    },
  }),
  route({
    method: 'GET',
    path: '/api/practice/:machine/steps',
    summary: 'The events that took some ways, the latest first.',
    params,
    query: z.strictObject({ ...practiceFilter, ways: someWays, ...paging }),
    reply: z.strictObject({
      records: z.array(
        z.strictObject({
          number: z.int(),
          life: z.string(),
          version: z.int(),
          region: z.string(),
          from: text,
          event: z.string(),
          to: z.string(),
          waited: milliseconds,
          branch: text,
          doneBy: z.string(),
          doneByName: text,
          at: z.string(),
        }),
      ),
      total: z.int(),
    }),
    handle: ({ params: { machine }, query: { ways: wanted, pageNum, pageSize, ...filter }, actor }) => {
      const noun = asked(machine, actor, filter);
      return stepsTaken(pool, actor, noun.id, filter, wanted, { pageNum, pageSize });
    },
  }),
  route({
    method: 'GET',
    path: '/api/practice/:machine/refusals',
    summary: 'The refused attempts at some ways, the latest first: which rules, never what they looked at.',
    params,
    query: z.strictObject({ ...practiceFilter, ways: someWays, ...paging }),
    reply: z.strictObject({
      records: z.array(
        z.strictObject({
          position: z.int(),
          life: text,
          event: z.string(),
          rules: z.array(z.string()),
          branch: text,
          doneBy: z.string(),
          doneByName: text,
          at: z.string(),
        }),
      ),
      total: z.int(),
    }),
    handle: ({ params: { machine }, query: { ways: wanted, pageNum, pageSize, ...filter }, actor }) => {
      const noun = asked(machine, actor, filter);
      return refusedAttempts(pool, actor, noun, filter, wanted, { pageNum, pageSize });
    },
  }),
];
