import { noteOf, personOf, stamped } from '../desk.ts';
import type { Fact } from '../kit/proposal.ts';
import type { ProblemItem } from './context.ts';
import type { ProblemItemFact } from './events.ts';
import type { Known } from './rules.ts';

const raised = (fact: Fact) => {
  const { id, name } = personOf(fact);
  return { raisedBy: id, raisedByName: name, raisedAt: fact.at };
};

const followed = (item: ProblemItem, fact: ProblemItemFact<'problemItem.followed'>, kind: string) => {
  const { id, name } = personOf(fact);
  return { follower: id, followerName: name, notes: [...item.notes, noteOf(fact, kind, fact.data.remark)] };
};

/** What each event changes in the facts a problem item keeps. */
export const evolve = stamped<ProblemItem>({
  'problemItem.opened': (_, fact: ProblemItemFact<'problemItem.opened'>) => ({
    ...fact.data,
    photos: fact.data.photos ?? [],
    ...raised(fact),
  }),
  'problemItem.raised': (_, fact: ProblemItemFact<'problemItem.raised'>) => {
    const { order } = fact.known as Partial<Known>;
    return {
      ...fact.data,
      photos: fact.data.photos ?? [],
      branch: fact.actor.branch,
      branches: order?.branches ?? [],
      merchant: order?.merchant ?? null,
      byHand: true,
      ...raised(fact),
    };
  },
  'problemItem.taken': (item, fact: ProblemItemFact<'problemItem.taken'>) => followed(item, fact, 'taken'),
  'problemItem.followed': (item, fact: ProblemItemFact<'problemItem.followed'>) => followed(item, fact, 'followed'),
  'problemItem.handled': (item, fact: ProblemItemFact<'problemItem.handled'>) => ({
    ...followed(item, fact, 'handled'),
    identifier: fact.data.identifier,
    handledAt: fact.at,
  }),
});
