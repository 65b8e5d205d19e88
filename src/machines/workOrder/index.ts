import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type WorkOrder } from './context.ts';
import { events, type WorkOrderEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Work order: a task for a department, and the only means to void a signature. */
export const workOrder = aggregateType<WorkOrder, keyof WorkOrderEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'workOrder',
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
  reservations: ({ states, context: { kind, orders } }) =>
    kind === 'cancelSign' && states['workOrder'] !== 'completed'
      ? orders.map((key) => ({ kind: 'cancelSign.order', key }))
      : [],
  reactions,
  identify: (serial) => `WO${String(serial).padStart(8, '0')}`,
});
