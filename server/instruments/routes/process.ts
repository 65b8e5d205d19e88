import { readCases, readProcess } from '#calls/processMining.ts';
import { implement, type Route } from '../../http/route.ts';
import { casesOf, pairsOf, routesOf, variantsOf, waitingOf } from '../processMining/process.ts';
import { followedTo } from '../processMining/transitions.ts';
import type { Core } from '../../routes/context.ts';
import { requestedType } from './processMining.ts';

/** Routes of process mining for one machine: variants, times between states, waiting aggregates, routes. */
export const processRoutes = ({ read }: Pick<Core, 'read'>): Route[] => [
  implement(readProcess, async ({ params: { machine }, query, actor }) => {
    const aggregateType = requestedType(machine, actor, query);
    const [followed, figures, pairs, waiting, routes] = await read((from) =>
      Promise.all([
        followedTo(from),
        variantsOf(from, actor, aggregateType, query),
        pairsOf(from, actor, aggregateType, query),
        waitingOf(from, actor, aggregateType, query),
        routesOf(from, actor, aggregateType, query),
      ]),
    );
    return { followed, ...figures, pairs, waiting, routes };
  }),
  implement(readCases, ({ params: { machine }, query, actor }) => {
    const { variant, state, at, origin, destination, open, pageNum, pageSize, ...filter } = query;
    const aggregateType = requestedType(machine, actor, filter);
    const choice = { variant, state, at, origin, destination, open };
    return read((from) => casesOf(from, actor, aggregateType, filter, choice, { pageNum, pageSize }));
  }),
];
