import type { ArrivalScan } from '../arrivalScan/context.ts';
import type { Known } from '../arrivalScan/known.ts';
import type { Order } from '../order/context.ts';
import type { Package } from '../package/context.ts';
import { readCode } from '../scanning/code.ts';
import type { Shipment } from '../shipment/context.ts';
import { lifeOf, textOf, type LifeFacts } from './ask.ts';
import { parcelOf, waybillAsked } from './parcel.ts';

/** The shipment itself: held, because what is scanned arrives in it. */
const shipment = lifeOf<Shipment>(
  'shipment',
  ({ data, life }) => textOf(data, 'shipment') ?? (life.context as ArrivalScan).shipment,
  ({ id, states, context: { toBranch, items } }): Known['shipment'] => ({
    id,
    document: states['document'] ?? '',
    finished: states['finish'] === 'finish.finished',
    toBranch,
    items: items.map(({ item, kind, state, flag }) => ({ item, kind, state, flag })),
  }),
  { alone: true },
);

const bag = lifeOf<Package>(
  'package',
  ({ data }) => readCode(textOf(data, 'barcode') ?? '').bag,
  ({ id, states, context }): Known['bag'] => ({
    id,
    state: states['status'] ?? '',
    branch: context.location,
    holder: null,
    shelf: null,
    package: null,
    shipment: context.shipment ?? context.arrivedOn,
  }),
);

/** The other lives that scans upon arrival and into storage look at. A parcel scanned into storage is held: its own event follows. */
export const scanningFacts: Readonly<Record<string, LifeFacts>> = {
  arrivalScan: { shipment, parcel: lifeOf<Order>('order', waybillAsked, parcelOf), bag },
  storageScan: { parcel: lifeOf<Order>('order', waybillAsked, parcelOf, { alone: true }) },
};
