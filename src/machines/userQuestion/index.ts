import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type UserQuestion } from './context.ts';
import { events, type UserQuestionEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Customer's question: answered at once or handed to a work order. */
export const userQuestion = aggregateType<
  UserQuestion,
  keyof UserQuestionEvents,
  typeof rowSchema,
  StateOf<typeof machine>
>({
  id: 'userQuestion',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branches }) => branches,
  owner: ({ merchant }) => merchant,
  reactions,
  identify: (serial) => `UQ${String(serial).padStart(8, '0')}`,
});
