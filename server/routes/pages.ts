import { z } from 'zod';
import { visibleTo } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { keepLook } from '../reads/keep.ts';
import { figureOf, figureReply, figuresSchema } from '../store/figures.ts';
import { PageFault, pageOf, pageSchema } from '../store/page.ts';
import { rowTable } from '../store/tables.ts';
import { listedOf, type Core } from './context.ts';

/** A filter or field that cannot be, as the problem it is to the asker. */
const named = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PageFault)) throw error;
    throw new Problem('invalid', { refusals: [{ code: 'invalid', rule: error.rule, values: error.values }] });
  }
};

/** Lists of every machine: filter, sort and page on the server. */
export const pageRoutes = ({ pool, columns }: Core): Route[] => [
  route({
    method: 'POST',
    path: '/api/:machine/page',
    summary: "One page of the rows of a machine within the actor's scope.",
    params: z.strictObject({ machine: z.string().max(64) }),
    body: pageSchema,
    handle: async (call) => {
      const { params, body, actor } = call;
      const noun = listedOf(params.machine, actor);
      const page = await named(pageOf(pool, columns.get(rowTable(noun.id)) ?? new Map(), noun, actor, body));
      const lives = page.records.map((value) => ({ id: String(value['id']), value }));
      await keepLook(pool, call, { machine: noun.id, way: 'list', lives });
      return { ...page, records: visibleTo(actor, page.records) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/:machine/figures',
    summary:
      "Counts and sums of the rows of a machine within the actor's scope, for several sets of filters, also by day.",
    params: z.strictObject({ machine: z.string().max(64) }),
    body: figuresSchema,
    reply: z.object({ figures: z.array(figureReply) }),
    handle: async ({ params, body, actor }) => {
      const noun = listedOf(params.machine, actor);
      const known = columns.get(rowTable(noun.id)) ?? new Map<string, string>();
      const asked = body.figures.map((figure) => figureOf(pool, known, noun, actor, figure));
      return { figures: await named(Promise.all(asked)) };
    },
  }),
];
