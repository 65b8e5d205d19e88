import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { replay } from '#machines/kit/replay.ts';
import { after, proposalOf, type Draft, type Situation } from './situation.ts';

/** Maximum number of reactions to reactions, to detect cycles. */
const MOST = 100;

interface CommandInput {
  readonly type: string;
  readonly data: unknown;
}

/** Returns the proposals of an aggregate's own reactions to an event. */
const goalsOf = (
  aggregateType: AggregateType,
  event: RecordedTransition,
  aggregate: Aggregate,
  before: Aggregate,
): CommandInput[] =>
  aggregateType.reactions
    .filter(({ on, to }) => on === event.type && to === aggregateType.id)
    .flatMap((reaction) =>
      reaction
        .of(event, aggregate, before)
        .filter(({ id }) => id === aggregate.id)
        .map(({ data }) => ({ type: reaction.proposes, data })),
    );

/** Applies the reactions of an aggregate to its last event, in order, as the server does. */
export function settle(aggregateType: AggregateType, situation: Situation): Situation {
  const [last] = situation.log.slice(-1);
  if (!last || !aggregateType.reactions.some(({ on, to }) => on === last.type && to === aggregateType.id))
    return situation;
  const before = replay(aggregateType, situation.aggregate.id, situation.log.slice(0, -1)).aggregate;
  const line = goalsOf(aggregateType, last, situation.aggregate, before);
  let reached = situation;
  for (let place = 0; place < line.length; place += 1) {
    if (place === MOST) throw new Error(`${aggregateType.id}: reactions without end after ${last.type}`);
    const args = line[place];
    if (!args) break;
    const draft: Draft = { data: args.data as Draft['data'], lookups: {}, actor: system, at: last.at };
    const proposal = proposalOf(args.type, reached, draft);
    const judged = decide(aggregateType, reached.aggregate, proposal, reached.log);
    if (!judged.ok) throw new Error(`${args.type} after ${last.type} is refused: ${JSON.stringify(judged.refusals)}`);
    const left = reached.aggregate;
    reached = after(reached, judged.aggregate, proposal, judged.decision);
    const [event] = reached.log.slice(-1);
    if (event) line.push(...goalsOf(aggregateType, event, reached.aggregate, left));
  }
  return reached;
}
