import { ownedBy } from '../kit/actor.ts';
import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type ImportTask } from './context.ts';
import { events, type ImportEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Import of a spreadsheet, from the first row written to the last. */
export const importTask = aggregateType<ImportTask, keyof ImportEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'importTask',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ importer }) => [ownedBy(importer)],
  identify: (serial) => `IMP${String(serial).padStart(8, '0')}`,
});
