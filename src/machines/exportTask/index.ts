import { ownedBy } from '../kit/actor.ts';
import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type ExportTask } from './context.ts';
import { events } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Export: a list written to a file for one person, who downloads it from the download list. */
export const exportTask = aggregateType<ExportTask, keyof typeof events, typeof rowSchema, StateOf<typeof machine>>({
  id: 'exportTask',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ requester }) => [ownedBy(requester)],
  identify: (serial) => `EXP${String(serial).padStart(8, '0')}`,
});
