import { noteOf, personOf, stamped } from '../desk/fields.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { ProblemItem } from './context.ts';
import type { ProblemItemRecordedEvent } from './events.ts';
import type { Lookups } from './rules.ts';

const raised = (event: RecordedEvent) => {
  const { id, name } = personOf(event);
  return { raisedBy: id, raisedByName: name, raisedAt: event.at };
};

const followed = (item: ProblemItem, event: ProblemItemRecordedEvent<'problemItem.followed'>, kind: string) => {
  const { id, name } = personOf(event);
  return { follower: id, followerName: name, notes: [...item.notes, noteOf(event, kind, event.data.remark)] };
};

export const evolve = stamped<ProblemItem>({
  'problemItem.opened': (_, event: ProblemItemRecordedEvent<'problemItem.opened'>) => ({
    ...event.data,
    photos: event.data.photos ?? [],
    ...raised(event),
  }),
  'problemItem.raised': (_, event: ProblemItemRecordedEvent<'problemItem.raised'>) => {
    const { order } = event.lookups as Partial<Lookups>;
    return {
      ...event.data,
      photos: event.data.photos ?? [],
      branch: event.actor.branch,
      branches: order?.branches ?? [],
      merchant: order?.merchant ?? null,
      byHand: true,
      ...raised(event),
    };
  },
  'problemItem.taken': (item, event: ProblemItemRecordedEvent<'problemItem.taken'>) => followed(item, event, 'taken'),
  'problemItem.followed': (item, event: ProblemItemRecordedEvent<'problemItem.followed'>) =>
    followed(item, event, 'followed'),
  'problemItem.handled': (item, event: ProblemItemRecordedEvent<'problemItem.handled'>) => ({
    ...followed(item, event, 'handled'),
    identifier: event.data.identifier,
    handledAt: event.at,
  }),
});
