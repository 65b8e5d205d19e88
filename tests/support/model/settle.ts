import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Recorded } from '#machines/kit/proposal.ts';
import { replay } from '#machines/kit/replay.ts';
import { after, proposalOf, type Draft, type Situation } from './situation.ts';

/** Answers to answers, no more: reactions that went round in circles would show here. */
const MOST = 100;

interface Wish {
  readonly type: string;
  readonly data: unknown;
}

/** What a life's own reactions ask of it after an event. */
const wishesOf = (noun: Noun, fact: Recorded, life: Life, before: Life): Wish[] =>
  noun.reactions
    .filter(({ on, to }) => on === fact.type && to === noun.id)
    .flatMap((reaction) =>
      reaction
        .of(fact, life, before)
        .filter(({ id }) => id === life.id)
        .map(({ data }) => ({ type: reaction.proposes, data })),
    );

/** Lets the system answer the last event with what a life's own reactions ask of it, first asked first, as the server does. */
export function settle(noun: Noun, situation: Situation): Situation {
  const [last] = situation.log.slice(-1);
  if (!last || !noun.reactions.some(({ on, to }) => on === last.type && to === noun.id)) return situation;
  const before = replay(noun, situation.life.id, situation.log.slice(0, -1)).life;
  const line = wishesOf(noun, last, situation.life, before);
  let reached = situation;
  for (let place = 0; place < line.length; place += 1) {
    if (place === MOST) throw new Error(`${noun.id}: reactions without end after ${last.type}`);
    const wish = line[place];
    if (!wish) break;
    const draft: Draft = { data: wish.data as Draft['data'], known: {}, actor: system, at: last.at };
    const proposal = proposalOf(wish.type, reached, draft);
    const judged = decide(noun, reached.life, proposal, reached.log);
    if (!judged.ok) throw new Error(`${wish.type} after ${last.type} is refused: ${JSON.stringify(judged.refusals)}`);
    const left = reached.life;
    reached = after(reached, judged.life, proposal, judged.decision);
    const [fact] = reached.log.slice(-1);
    if (fact) line.push(...wishesOf(noun, fact, reached.life, left));
  }
  return reached;
}
