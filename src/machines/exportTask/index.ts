import { ownedBy } from '../kit/actor.ts';
import { noun } from '../kit/noun.ts';
import { initial, type ExportTask } from './context.ts';
import { events } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** An export: a list written to a file for one person, who fetches it from the download list. */
export const exportTask = noun<ExportTask>({
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
