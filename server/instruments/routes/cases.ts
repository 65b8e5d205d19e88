import { readCase } from '#calls/cases.ts';
import { withoutNames } from '#instruments/sandbox/anonymous.ts';
import { implement, type Route } from '../../http/route.ts';
import { aggregateTypeOf, type Core } from '../../routes/context.ts';
import { reachableAggregate } from '../../routes/reachableAggregate.ts';
import { closedIn } from '../../routes/records.ts';
import { dataWithout } from '../../seals.ts';
import { historyOf } from '../../store/history.ts';

/** A record's events without names, for the simulator and for tests. */
export const caseRoutes = ({ pool }: Core): Route[] => [
  implement(readCase, async ({ params: { machine, id }, actor }) => {
    const aggregateType = aggregateTypeOf(machine, actor);
    await reachableAggregate(pool, aggregateType, id, actor);
    const records = await historyOf(pool, { machine: aggregateType.id, id });
    const closed = await closedIn(pool, aggregateType, id, actor);
    return { records: withoutNames(records.map((event) => ({ ...event, data: dataWithout(closed, event) }))) };
  }),
];
