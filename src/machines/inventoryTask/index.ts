import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type InventoryTask } from './context.ts';
import { events, type InventoryEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Stock count of one branch; locks the branch while it runs (§4, inventory task). */
export const inventoryTask = aggregateType<
  InventoryTask,
  keyof InventoryEvents,
  typeof rowSchema,
  StateOf<typeof machine>
>({
  id: 'inventoryTask',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branch }) => [branch],
  reservations: ({ states, context: { branch } }) =>
    states['inventoryTask'] === 'inProgress' ? [{ kind: 'invtask.branch', key: branch }] : [],
  reactions,
  identify: (serial) => `INV${String(serial).padStart(8, '0')}`,
});
