import type { Evolve } from '../kit/evolve.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { Application } from './context.ts';
import type { ApplicationRecordedEvent } from './events.ts';

const handled = ({ actor, at }: RecordedEvent) => ({ handledBy: actor.name, handledAt: at });

export const evolve: Evolve<Application> = {
  'merchantApplication.submitted': (_, { data, at }: ApplicationRecordedEvent<'merchantApplication.submitted'>) => ({
    ...data,
    submittedAt: at,
  }),
  'merchantApplication.processed': (_, event: ApplicationRecordedEvent<'merchantApplication.processed'>) => ({
    ...handled(event),
    merchant: event.data.merchantCode,
    kind: event.data.kind,
  }),
  'merchantApplication.ignored': (_, event: ApplicationRecordedEvent<'merchantApplication.ignored'>) => ({
    ...handled(event),
    ignoredFor: event.data.reason,
  }),
  'merchantApplication.reopened': () => ({ handledBy: null, handledAt: null, ignoredFor: null }),
};
