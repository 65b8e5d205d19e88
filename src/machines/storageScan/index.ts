import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type StorageScan } from './context.ts';
import { events, type StorageEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Warehousing session: takes parcels from couriers or a shipment into stock by scanning (§5). */
export const storageScan = aggregateType<StorageScan, keyof StorageEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'storageScan',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branch }) => [branch],
  reservations: ({ states, context: { branch, kind } }) =>
    states['storageScan'] === 'open' ? [{ kind: 'storageScan.branch', key: `${branch} ${kind}` }] : [],
  reactions,
  identify: (serial) => `STS${String(serial).padStart(8, '0')}`,
});
