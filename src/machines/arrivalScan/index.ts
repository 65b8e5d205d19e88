import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type ArrivalScan } from './context.ts';
import { events, type ArrivalEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Arrival scan: the items of one shipment, scanned one by one as they are unloaded (§4). */
export const arrivalScan = aggregateType<ArrivalScan, keyof ArrivalEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'arrivalScan',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branch }) => [branch],
  reservations: ({ states, context: { shipment } }) =>
    states['arrivalScan'] === 'open' ? [{ kind: 'arrivalScan.shipment', key: shipment }] : [],
  reactions,
  identify: (serial) => `ARS${String(serial).padStart(8, '0')}`,
});
