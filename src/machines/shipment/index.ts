import { noun } from '../kit/noun.ts';
import { initial, type Shipment } from './context.ts';
import { events, type ShipmentEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** The shipment document: what one vehicle, train or aeroplane carries from one branch to another. */
export const shipment = noun<Shipment, keyof ShipmentEvents, typeof rowSchema>({
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
  claims: ({ context, states }) =>
    states['finish'] === 'finish.finished'
      ? []
      : context.items
          .filter(({ state }) => state === 'inTransit' || state === 'arrived')
          .map(({ item, kind }) => ({ kind: `openship.${kind}`, key: item })),
  reactions,
  identify: (serial) => `SHP${String(serial).padStart(8, '0')}`,
});
