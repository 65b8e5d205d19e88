import type { Actor } from '#machines/kit/actor.ts';
import { decide, type Judgement } from '#machines/kit/decide.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { at } from './parcels.ts';

/** Proposes events of a noun by one person, with facts that hold unless others are given. */
export function asking(noun: Noun, actor: Actor, known: object) {
  const proposal = (life: Life, event: string, data: object, facts: object) => ({
    type: `${noun.id}.${event}`,
    id: life.id,
    data,
    actor,
    known: { ...known, ...facts },
    at,
    occurredAt: at,
  });

  const propose = (life: Life, event: string, data: object = {}, facts: object = {}): Judgement =>
    decide(noun, life, proposal(life, event, data, facts));

  return {
    propose,
    /** The rules that refuse an event. */
    refusals: (life: Life, event: string, data: object = {}, facts: object = {}): (string | null)[] => {
      const judged = propose(life, event, data, facts);
      return judged.ok ? [] : judged.refusals.map(({ rule }) => rule);
    },
    /** The life after an event that must be allowed, and what the event asks of other lives. */
    taken: (life: Life, event: string, data: object = {}, facts: object = {}) => {
      const judged = propose(life, event, data, facts);
      if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
      const fact = proposal(life, event, data, facts);
      const asked = noun.reactions
        .filter(({ on }) => on === fact.type)
        .flatMap((reaction) =>
          reaction.of(fact, judged.life, life).map((wish) => ({ proposes: reaction.proposes, ...wish })),
        );
      return { life: judged.life, asked };
    },
  };
}
