import type { Evolve } from '../kit/lifecycle.ts';
import type { Fact } from '../kit/proposal.ts';
import type { Application } from './context.ts';
import type { ApplicationFact } from './events.ts';

const handled = ({ actor, at }: Fact) => ({ handledBy: actor.name, handledAt: at });

/** What each event changes in the facts kept of an application. */
export const evolve: Evolve<Application> = {
  'merchantApplication.submitted': (_, { data, at }: ApplicationFact<'merchantApplication.submitted'>) => ({
    ...data,
    submittedAt: at,
  }),
  'merchantApplication.processed': (_, fact: ApplicationFact<'merchantApplication.processed'>) => ({
    ...handled(fact),
    merchant: fact.data.merchantCode,
    kind: fact.data.kind,
  }),
  'merchantApplication.ignored': (_, fact: ApplicationFact<'merchantApplication.ignored'>) => ({
    ...handled(fact),
    ignoredFor: fact.data.reason,
  }),
  'merchantApplication.reopened': () => ({ handledBy: null, handledAt: null, ignoredFor: null }),
};
