import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { after, proposalOf, type Draft, type Situation } from './situation.ts';

/** Answers to answers, no deeper: reactions that went round in circles would show here. */
const DEEPEST = 20;

/** Lets the system answer the last event with what a life's own reactions ask of it, as the server does in one transaction. */
export function settle(noun: Noun, situation: Situation, most = DEEPEST): Situation {
  const [last] = situation.log.slice(-1);
  if (!last) return situation;
  if (most === 0) throw new Error(`${noun.id}: reactions without end after ${last.type}`);
  return noun.reactions
    .filter(({ on, to }) => on === last.type && to === noun.id)
    .reduce((reached, reaction) => {
      const [wish] = reaction.of(last, reached.life);
      if (!wish) return reached;
      const draft: Draft = { data: wish.data as Draft['data'], known: {}, actor: system, at: last.at };
      const proposal = proposalOf(reaction.proposes, reached, draft);
      const judged = decide(noun, reached.life, proposal, reached.log);
      if (!judged.ok) throw new Error(`${reaction.proposes} is refused: ${JSON.stringify(judged.refusals)}`);
      return settle(noun, after(reached, judged.life, proposal, judged.decision), most - 1);
    }, situation);
}
