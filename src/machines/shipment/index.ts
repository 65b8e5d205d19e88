import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Shipment } from './context.ts';
import { events, type ShipmentEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Shipment document: the load of one vehicle, train or aeroplane from one branch to another. */
export const shipment = aggregateType<
  Shipment,
  keyof ShipmentEvents,
  typeof rowSchema,
  StateOf<typeof machine, 'document'>
>({
  id: 'shipment',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ fromBranch, toBranch }) => [fromBranch, toBranch].filter((branch) => branch !== ''),
  reservations: ({ context, states }) =>
    states['finish'] === 'finish.finished'
      ? []
      : context.items
          .filter(({ state }) => state === 'inTransit' || state === 'arrived')
          .map(({ item, kind }) => ({ kind: `openship.${kind}`, key: item })),
  reactions,
  identify: (serial) => `SHP${String(serial).padStart(8, '0')}`,
});
