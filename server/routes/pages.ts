import { z } from 'zod';
import { visibleTo } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { PageFault, pageOf, pageSchema } from '../store/page.ts';
import { rowTable } from '../store/tables.ts';
import { nounOf, type Core } from './context.ts';

/** Lists of every machine: filter, sort and page on the server. */
export const pageRoutes = ({ pool, columns }: Core): Route[] => [
  route({
    method: 'POST',
    path: '/api/:machine/page',
    summary: "One page of the rows of a machine within the actor's scope.",
    params: z.strictObject({ machine: z.string().max(64) }),
    body: pageSchema,
    handle: async ({ params, body, actor }) => {
      const noun = nounOf(params.machine, actor);
      try {
        const page = await pageOf(pool, columns.get(rowTable(noun.id)) ?? new Map(), noun, actor, body);
        return { ...page, records: visibleTo(actor, page.records) };
      } catch (error) {
        if (!(error instanceof PageFault)) throw error;
        throw new Problem('invalid', { refusals: [{ code: 'invalid', rule: error.rule, values: error.values }] });
      }
    },
  }),
];
