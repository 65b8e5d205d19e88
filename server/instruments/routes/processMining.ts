import { readAttempts, readProcessMining, readSteps, type ProcessMiningFilter } from '#calls/processMining.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import { refusedAttempts, stepsTaken } from '../processMining/lists.ts';
import { followedTo, refusedTransitions, takenTransitions } from '../processMining/transitions.ts';
import { aggregateTypeOf, type Core } from '../../routes/context.ts';

/** Returns the requested machine; throws if the period ends before it begins. */
export function requestedType(machine: string, actor: Actor, { from, to }: ProcessMiningFilter): AggregateType {
  if (from !== undefined && to !== undefined && from > to)
    throw new Problem('invalid', {
      refusals: [{ code: 'invalid', rule: 'ledger.daysInOrder', values: { from, to, field: 'to' } }],
    });
  return aggregateTypeOf(machine, actor);
}

/** Routes of process mining: how often each transition was taken and refused, and the cases behind each number. */
export const processMiningRoutes = ({ read }: Pick<Core, 'read'>): Route[] => [
  implement(readProcessMining, async ({ params: { machine }, query, actor }) => {
    const aggregateType = requestedType(machine, actor, query);
    const [followed, transitions, refused] = await read((from) =>
      Promise.all([
        followedTo(from),
        takenTransitions(from, actor, aggregateType.id, query),
        refusedTransitions(from, actor, aggregateType, query),
      ]),
    );
    return { followed, ways: transitions, refused };
  }),
  implement(readSteps, ({ params: { machine }, query: { ways: wanted, pageNum, pageSize, ...filter }, actor }) => {
    const aggregateType = requestedType(machine, actor, filter);
    return read((from) => stepsTaken(from, actor, aggregateType.id, filter, wanted, { pageNum, pageSize }));
  }),
  implement(readAttempts, ({ params: { machine }, query: { ways: wanted, pageNum, pageSize, ...filter }, actor }) => {
    const aggregateType = requestedType(machine, actor, filter);
    return read((from) => refusedAttempts(from, actor, aggregateType, filter, wanted, { pageNum, pageSize }));
  }),
];
