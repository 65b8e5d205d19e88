import type { DemoContext } from './demoContext.ts';

/** An hour, in days. */
const HOUR = 1 / 24;

/** Staff on the ramps of the two branches of this demonstration. */
const YANGON = { transport: 'transport.yangon', sorter: 'sorter.yangon', clerk: 'clerk.yangon' } as const;
const MANDALAY = { clerk: 'clerk.mandalay', manager: 'manager.mandalay' } as const;

/** Parcel from the market stalls of Yangon to a shop in Mandalay, whose owner pays. */
const stallParcel = {
  source: 'staffApp',
  sender: { name: 'Ma Thida', phone: '09250777101', city: 'MMR013D004', address: 'Stall 41, Theingyi Market' },
  receiver: { name: 'U Soe Naing', phone: '09430222908', city: 'MMR010D001', address: '22 84th Street' },
  originBranch: 'YGN',
  destinationBranch: 'MDY',
  goodsName: 'Longyi cloth',
  goodsType: 'clothing',
  weightGrams: 4200,
  lengthMm: 400,
  widthMm: 300,
  heightMm: 200,
  deliveryWay: 'door',
  orderType: 'standard',
  payType: 'receiverPays',
  chargeType: 'weight',
} as const;

/** Finishes shipments whose every item was taken in, as their branch. */
async function finished({ propose, before, rowsIn }: DemoContext): Promise<void> {
  const received = await rowsIn('shipment', 'received', 1000);
  const clerks: Readonly<Record<string, string>> = { YGN: YANGON.clerk, MDY: MANDALAY.clerk };
  for (const { id, toBranch, stored, loaded, lost, short } of received) {
    const by = clerks[String(toBranch)];
    if (by === undefined || typeof id !== 'string' || Number(stored) + Number(lost) !== loaded || short !== 0) continue;
    await propose({ by, machine: 'shipment', id, type: 'shipment.finished', at: before(0, 1) });
  }
}

/** Plays bags and shipments in the states that no order's story leaves. */
export async function transport(demo: DemoContext): Promise<void> {
  const { propose, before, rowsIn } = demo;
  const idOf = ({ id }: { readonly id: string | null }) => id ?? '';
  const issued = async (days: number) =>
    idOf(
      await propose({
        by: YANGON.sorter,
        machine: 'package',
        type: 'package.issued',
        data: { kind: 'box', destination: 'MDY' },
        at: before(days),
      }),
    );
  const document = async (days: number, toBranch = 'MDY') =>
    idOf(
      await propose({
        by: YANGON.transport,
        machine: 'shipment',
        type: 'shipment.created',
        data: { fromBranch: 'YGN', toBranch, kind: 'crossCity', driver: 'Ko Thet Lwin' },
        at: before(days),
      }),
    );

  await issued(0.2);
  const spare = await document(0.3, 'NPT');
  await propose({
    by: YANGON.transport,
    machine: 'shipment',
    id: spare,
    type: 'shipment.disabled',
    data: { reason: 'The car is in the workshop' },
    at: before(0.25),
  });

  /** Plays a parcel that was collected, taken in and sorted for Mandalay; returns its id. */
  const sorted = async (hours: number): Promise<string> => {
    const at = (later: number) => before(0, hours + 3 - later);
    const by = YANGON.clerk;
    const courier = 'courier.yangon';
    const id = idOf(await propose({ by, machine: 'order', type: 'order.created', data: stallParcel, at: at(0) }));
    const next = (who: string, type: string, data: object, later: number) =>
      propose({ by: who, machine: 'order', id, type, data: { ...data }, at: at(later) });
    await next(by, 'order.collectorAssigned', { collector: demo.idOf('staff', courier) }, 0.2);
    await next(courier, 'order.collected', { piecesScanned: 1 }, 1.5);
    await next(by, 'order.warehoused', {}, 2.5);
    await next(YANGON.sorter, 'order.sorted', { nextBranch: 'MDY' }, 3);
    return id;
  };

  /** Plays a sorted parcel in a sealed bag; returns its id. */
  const sealed = async (seal: string, hours: number): Promise<string> => {
    const at = (later: number) => before(0, hours - later);
    const sorter = { by: YANGON.sorter } as const;
    const parcel = await sorted(hours);
    const id = await issued((hours + 0.1) * HOUR);
    await propose({
      ...sorter,
      machine: 'order',
      id: parcel,
      type: 'order.packed',
      data: { package: id },
      at: at(0.1),
    });
    await propose({
      ...sorter,
      machine: 'package',
      id,
      type: 'package.sealed',
      data: { sealNumber: seal },
      at: at(0.2),
    });
    return id;
  };
  const sent = async (seal: string, hours: number, how: 'shippedOut' | 'sentToStation' | 'sentToAirport') => {
    const bag = await sealed(seal, hours);
    const shipment = await document((hours - 0.3) * HOUR);
    const at = (later: number) => before(0, hours - later);
    const driven = { by: YANGON.transport } as const;
    await propose({ ...driven, machine: 'package', id: bag, type: 'package.loaded', data: { shipment }, at: at(0.4) });
    const [carrier] = await rowsIn('carrier', 'registered', 1);
    const data =
      how === 'shippedOut'
        ? { driver: 'Ko Thet Lwin', eta: before(0, hours - 14) }
        : { carrier: carrier?.['id'], photos: [`document-${seal}`] };
    await propose({ ...driven, machine: 'shipment', id: shipment, type: `shipment.${how}`, data, at: at(0.5) });
    return { bag, shipment };
  };

  await sealed('YG-WAITS-1', 3);
  await sent('YG-RAIL-1', 3, 'sentToStation');
  await sent('YG-AIR-1', 3, 'sentToAirport');
  const receive = async (shipment: string, hours: number) => {
    await propose({
      by: MANDALAY.clerk,
      machine: 'shipment',
      id: shipment,
      type: 'shipment.received',
      at: before(0, hours),
    });
  };
  const doubted = await sent('YG-ROAD-1', 3, 'shippedOut');
  await receive(doubted.shipment, 1);
  await propose({
    by: MANDALAY.clerk,
    machine: 'shipment',
    id: doubted.shipment,
    type: 'shipment.itemArrived',
    data: { item: doubted.bag, sealNumber: 'YG-OTHER-9' },
    at: before(0, 0.9),
  });
  const missed = await sent('YG-ROAD-2', 3, 'shippedOut');
  await receive(missed.shipment, 1);
  await propose({
    by: MANDALAY.clerk,
    machine: 'shipment',
    id: missed.shipment,
    type: 'shipment.itemMarkedNotArrived',
    data: { item: missed.bag, reason: 'On the list, not on the vehicle' },
    at: before(0, 0.9),
  });
  await finished(demo);
}
