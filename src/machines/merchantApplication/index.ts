import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Application } from './context.ts';
import { events, type ApplicationEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Application to become a business customer (§3, §4). */
export const merchantApplication = aggregateType<
  Application,
  keyof ApplicationEvents,
  typeof rowSchema,
  StateOf<typeof machine>
>({
  id: 'merchantApplication',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branch }) => [branch],
  reactions,
  identify: (serial) => `APL${String(serial).padStart(6, '0')}`,
});
