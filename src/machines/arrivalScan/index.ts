import { noun } from '../kit/noun.ts';
import { initial, type ArrivalScan } from './context.ts';
import { events, type ArrivalEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** A scan upon arrival: the items of one shipment read one by one as they come off the vehicle (§4). */
export const arrivalScan = noun<ArrivalScan, keyof ArrivalEvents, typeof rowSchema>({
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
  claims: ({ states, context: { shipment } }) =>
    states['arrivalScan'] === 'open' ? [{ kind: 'arrivalScan.shipment', key: shipment }] : [],
  reactions,
  identify: (serial) => `ARS${String(serial).padStart(8, '0')}`,
});
