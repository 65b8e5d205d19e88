import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { Violation } from './context.ts';

type About = Judged<Violation, never, object>;

/** Rules of a violation: it blocks money, so no one closes it alone (reliability.md 5). */
export const rules = rulesOf<Violation, object>('violation')({
  judgedByAnother: {
    source: 'ours: who explains a contradiction does not close it too',
    code: 'secondPerson',
    values: ['judge'],
    holds: ({ actor, context }: About): true | Values =>
      context.judgement === null || context.judgement.by !== actor.id || { judge: context.judgement.byName },
  },
  noLongerSeen: {
    source: 'ours: what is explained was mended; what stays as it is must be accepted',
    values: ['since'],
    holds: ({ context }: About): true | Values => context.vanishedAt !== null || { since: context.changedAt },
  },
});

export type RuleName = keyof typeof rules;
