import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Order } from '#machines/order/context.ts';
import type { Package } from '#machines/package/context.ts';
import type { Branch } from '#machines/registers/index.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import type { Scene } from './scene.ts';

type Data = Readonly<Record<string, unknown>>;

/** Returns the latest aggregate of a machine in a scene. */
const lastOf = ({ world, aggregates }: Scene, machine: string): Aggregate | null => {
  const found = aggregates.findLast((one) => one.machine === machine);
  return found ? world.aggregate(machine, found.id) : null;
};

const branchOf = ({ world }: Scene, id: string): Branch | null =>
  world.aggregate('branch', id)?.context as Branch | null;

interface Transition {
  readonly here: string;
  readonly next: string;
  readonly last: string;
}

/** Returns the current, next and last branch of the parcel of a scene. */
function transitionOfParcel(scene: Scene): Transition | null {
  const aggregate = lastOf(scene, 'order');
  if (!aggregate) return null;
  const { currentBranch, toBranch, originBranch, destinationBranch, nextBranch } = aggregate.context as Order;
  const here = currentBranch ?? toBranch ?? originBranch;
  const last = aggregate.states['reverse'] === 'reverse.none' ? destinationBranch : originBranch;
  const next = nextBranch ?? branchOf(scene, here)?.nextHops[last];
  return next === undefined ? null : { here, next, last };
}

/** A border between two branches requires another kind of transport. */
const kindBetween = (scene: Scene, { here, next }: Transition): Data =>
  branchOf(scene, here)?.country === branchOf(scene, next)?.country ? {} : { kind: 'chinaMyanmarVehicle' };

/** Branches of aggregates that begin beside a parcel, by event: its current and its next branch. */
const BESIDE: Readonly<Record<string, (transition: Transition, scene: Scene, random: () => number) => Data>> = {
  'package.issued': ({ next, last }, _, random) => ({ destination: random() < 0.5 ? next : last }),
  'shipment.created': (transition, scene) => ({
    fromBranch: transition.here,
    toBranch: transition.next,
    ...kindBetween(scene, transition),
  }),
  'inventoryTask.planned': ({ here }) => ({ branch: here }),
  'storageScan.opened': ({ here }) => ({ branch: here }),
};

/** Branches between which a parcel crosses the border on its first leg, as in the export form. */
const BORDER = { origin: 'MUS', destination: 'RUI' };

/** Returns the branches of a new parcel that fits a waiting bag or shipment; null if none waits. */
function transitionOfNew(scene: Scene, original: Data): typeof BORDER | null {
  if (lastOf(scene, 'order')) return null;
  const bag = lastOf(scene, 'package')?.context as Package | undefined;
  if (bag) return { origin: bag.location ?? bag.toBranch ?? '', destination: bag.destination };
  const shipment = lastOf(scene, 'shipment')?.context as Shipment | undefined;
  if (shipment) return { origin: shipment.fromBranch, destination: shipment.toBranch };
  return original['destinationBranch'] === 'RUILI' ? BORDER : null;
}

/** Branch in which an event is proposed, if it differs from the branch of its aggregate. */
export function placeFor(scene: Scene, type: string, data: Data): string | null {
  if (type === 'order.created') return transitionOfNew(scene, data)?.origin ?? null;
  if (type in BESIDE) return transitionOfParcel(scene)?.here ?? null;
  if (type === 'arrivalScan.opened')
    return (lastOf(scene, 'shipment')?.context as Shipment | undefined)?.toBranch ?? null;
  return null;
}

/** Returns a station of the kind that the delivery method requires. */
function stationFor({ world }: Scene, data: Data): Data {
  const { deliveryWay, station } = data;
  if (typeof station !== 'string' || typeof deliveryWay !== 'string') return data;
  const kind = deliveryWay === 'airport' ? 'airport' : 'station';
  const found = [...world.all('station')].find(({ context }) => (context as { kind?: string }).kind === kind);
  return found ? { ...data, station: found.id } : data;
}

/** Returns the form of a new parcel between two branches, with addresses there. */
function between(scene: Scene, data: Data, { origin, destination }: typeof BORDER): Data {
  const receiver = { ...(data['receiver'] as object), city: branchOf(scene, destination)?.city };
  const sender = { ...(data['sender'] as object), city: branchOf(scene, origin)?.city };
  return { ...data, sender, receiver, originBranch: origin, destinationBranch: destination };
}

/** Fits a payload to the other aggregates of a scene; `original` is the payload of the fixtures. */
export function fitting(scene: Scene, type: string, data: Data, original: Data, random: () => number): Data {
  const transition = transitionOfParcel(scene);
  const beside = transition ? BESIDE[type]?.(transition, scene, random) : undefined;
  const changes = data['changes'] as Data | undefined;
  const fitted = {
    ...stationFor(scene, data),
    ...(changes ? { changes: stationFor(scene, changes) } : {}),
    ...beside,
  };
  const ends = type === 'order.created' ? transitionOfNew(scene, original) : null;
  return ends ? between(scene, fitted, ends) : fitted;
}
