import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type FollowUp } from './context.ts';
import { events, type FollowUpEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';

/** Follow-up: a staff member contacts the client after a rejection, a release or an expired deadline. */
export const followUp = aggregateType<FollowUp, keyof FollowUpEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'followUp',
  version: 1,
  events,
  rules: {},
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branches }) => branches,
  owner: ({ merchant }) => merchant,
  identify: (serial) => `FU${String(serial).padStart(8, '0')}`,
});
