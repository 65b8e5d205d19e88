import { readFigures } from '#calls/figures.ts';
import { readPage } from '#calls/pages.ts';
import { visibleTo } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { recordRead } from '../reads/recordRead.ts';
import { figureOf } from '../store/figures.ts';
import { PageFault, pageOf } from '../store/page.ts';
import { rowTable } from '../store/tables.ts';
import { listedOf, type Core } from './context.ts';

/** Converts an invalid filter or field to the caller's problem. */
const named = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PageFault)) throw error;
    throw new Problem('invalid', { refusals: [{ code: 'invalid', rule: error.rule, values: error.values }] });
  }
};

/** Routes of the lists of every machine: filter, sort and page on the server. */
export const pageRoutes = ({ pool, columns }: Core): Route[] => [
  implement(readPage, async (call) => {
    const { params, body, actor } = call;
    const aggregateType = listedOf(params.machine, actor);
    const page = await named(
      pageOf(pool, columns.get(rowTable(aggregateType.id)) ?? new Map(), aggregateType, actor, body),
    );
    const aggregates = page.records.map((value) => ({ id: value.id, value }));
    await recordRead(pool, call, { machine: aggregateType.id, way: 'list', lives: aggregates });
    return { ...page, records: visibleTo(actor, page.records) };
  }),
  implement(readFigures, async ({ params, body, actor }) => {
    const aggregateType = listedOf(params.machine, actor);
    const known = columns.get(rowTable(aggregateType.id)) ?? new Map<string, string>();
    const asked = body.figures.map((figure) => figureOf(pool, known, aggregateType, actor, figure));
    return { figures: await named(Promise.all(asked)) };
  }),
];
