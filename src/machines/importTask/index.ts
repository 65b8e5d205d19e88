import { ownedBy } from '../kit/actor.ts';
import { noun } from '../kit/noun.ts';
import { initial, type ImportTask } from './context.ts';
import { events, type ImportEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** The import of a spreadsheet, from the first row written to the last. */
export const importTask = noun<ImportTask, keyof ImportEvents, typeof rowSchema>({
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
