import { readFigures } from '#calls/figures.ts';
import { readGroups } from '#calls/groups.ts';
import { readPage } from '#calls/pages.ts';
import { rowVisibleTo } from '../access.ts';
import { implement, type Route } from '../http/route.ts';
import { recordMatch, recordRead } from '../reads/recordRead.ts';
import { figureOf } from '../store/figures.ts';
import { groupsOf } from '../store/groups/groups.ts';
import { pageOf } from '../store/page.ts';
import { refuseStaffFields } from '../store/selection/forStaff.ts';
import { rowTable } from '../store/tables.ts';
import { listedOf, named, type Core } from './context.ts';

/** Returns the names of the fields that filters compare. */
const comparedIn = ({ filters }: { readonly filters: readonly { readonly field: string }[] }): string[] =>
  filters.map(({ field }) => field);

const idsOf = (aggregates: readonly { readonly id: string }[]): string[] => aggregates.map(({ id }) => id);

/** Routes of the lists of every machine: filter, sort and page on the server. */
export const pageRoutes = ({ pool, read, columns }: Core): Route[] => [
  implement(readPage, async (call) => {
    const { params, body, actor } = call;
    const aggregateType = listedOf(params.machine, actor);
    const list = async () => {
      refuseStaffFields(actor, aggregateType, [...comparedIn(body), ...body.sort.map(({ field }) => field)]);
      const own = columns.get(rowTable(aggregateType.id)) ?? new Map<string, string>();
      return read((from) => pageOf(from, own, aggregateType, actor, body));
    };
    const page = await named(list());
    const aggregates = page.records.map((value) => ({ id: value.id, value }));
    await recordRead(pool, call, { machine: aggregateType.id, way: 'list', lives: aggregates });
    await recordMatch(pool, call, aggregateType, comparedIn(body), idsOf(aggregates));
    return {
      ...page,
      records: page.records.map((row) => rowVisibleTo(actor, { machine: aggregateType.id, id: row.id }, row)),
    };
  }),
  implement(readFigures, async (call) => {
    const { params, body, actor } = call;
    const requests = body.figures.map((figure) => ({
      figure,
      aggregateType: listedOf(figure.machine ?? params.machine, actor),
    }));
    const count = async () => {
      for (const { figure, aggregateType } of requests)
        refuseStaffFields(actor, aggregateType, [...comparedIn(figure), ...figure.sums, figure.byDay ?? '']);
      return read((from) =>
        Promise.all(
          requests.map(({ figure, aggregateType }) =>
            figureOf(from, columns.get(rowTable(aggregateType.id)) ?? new Map(), aggregateType, actor, figure),
          ),
        ),
      );
    };
    const figures = await named(count());
    for (const counted of new Set(requests.map(({ aggregateType }) => aggregateType))) {
      const own = requests.filter(({ aggregateType }) => aggregateType === counted);
      await recordMatch(
        pool,
        call,
        counted,
        own.flatMap(({ figure }) => comparedIn(figure)),
        [],
      );
    }
    return { figures };
  }),
  implement(readGroups, async (call) => {
    const { params, body, actor, now } = call;
    const asked = body.groups.map((request) => ({
      request,
      aggregateType: listedOf(request.machine ?? params.machine, actor),
    }));
    const group = async () => {
      for (const { request, aggregateType } of asked) refuseStaffFields(actor, aggregateType, comparedIn(request));
      return read((from) => groupsOf(from, columns, actor, now, asked));
    };
    const groups = await named(group());
    for (const { request, aggregateType } of asked)
      await recordMatch(pool, call, aggregateType, comparedIn(request), []);
    return { groups };
  }),
];
