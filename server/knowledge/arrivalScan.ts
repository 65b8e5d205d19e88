import type { ArrivalScan } from '#machines/arrivalScan/context.ts';
import type { Known } from '#machines/arrivalScan/known.ts';
import type { Order } from '#machines/order/context.ts';
import type { Package } from '#machines/package/context.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import { parcelOf, waybillAsked } from './parcel.ts';
import { byKey, lifeOf, textOf, type Providers } from './provider.ts';

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

/** The first issue form of a parcel that is not handled yet. */
const issue = byKey(
  `select "order" as key, min(id) as issue from row_problem_item where "order" = any($1) and handled_at is null group by "order"`,
  waybillAsked,
  ({ issue: id }) => id,
);

/** What the rules of a scan upon arrival look at outside of it. */
export const arrivalScanProviders: Providers = {
  shipment,
  parcel: lifeOf<Order>('order', waybillAsked, parcelOf),
  bag,
  issue,
};
