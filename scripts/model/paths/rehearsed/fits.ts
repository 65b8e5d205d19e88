import type { Life } from '#machines/kit/noun.ts';
import type { Order } from '#machines/order/context.ts';
import type { Package } from '#machines/package/context.ts';
import type { Branch } from '#machines/registers/index.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import type { Scene } from './scene.ts';

type Data = Readonly<Record<string, unknown>>;

/** The life of a machine that came into a scene last. */
const lastOf = ({ world, lives }: Scene, machine: string): Life | null => {
  const found = lives.findLast((one) => one.machine === machine);
  return found ? world.life(machine, found.id) : null;
};

const branchOf = ({ world }: Scene, id: string): Branch | null => world.life('branch', id)?.context as Branch | null;

interface Way {
  readonly here: string;
  readonly next: string;
  readonly last: string;
}

/** Where the parcel of a scene is, where it goes next, and where in the end. */
function wayOfParcel(scene: Scene): Way | null {
  const life = lastOf(scene, 'order');
  if (!life) return null;
  const { currentBranch, toBranch, originBranch, destinationBranch, nextBranch } = life.context as Order;
  const here = currentBranch ?? toBranch ?? originBranch;
  const last = life.states['reverse'] === 'reverse.none' ? destinationBranch : originBranch;
  const next = nextBranch ?? branchOf(scene, here)?.nextHops[last];
  return next === undefined ? null : { here, next, last };
}

/** A border between two branches asks for another kind of transport. */
const kindBetween = (scene: Scene, { here, next }: Way): Data =>
  branchOf(scene, here)?.country === branchOf(scene, next)?.country ? {} : { kind: 'chinaMyanmarVehicle' };

/** What begins beside a parcel begins where it is, and goes where it goes. */
const BESIDE: Readonly<Record<string, (way: Way, scene: Scene, random: () => number) => Data>> = {
  'package.issued': ({ next, last }, _, random) => ({ destination: random() < 0.5 ? next : last }),
  'shipment.created': (way, scene) => ({ fromBranch: way.here, toBranch: way.next, ...kindBetween(scene, way) }),
  'inventoryTask.planned': ({ here }) => ({ branch: here }),
  'storageScan.opened': ({ here }) => ({ branch: here }),
};

/** Between these two a parcel crosses the border on its first way: the form that leaves the country does. */
const BORDER = { origin: 'MUS', destination: 'RUI' };

/** From where a new parcel goes to where, for it to go with what waits for one; null where nothing does. */
function wayOfNew(scene: Scene, told: Data): typeof BORDER | null {
  if (lastOf(scene, 'order')) return null;
  const bag = lastOf(scene, 'package')?.context as Package | undefined;
  if (bag) return { origin: bag.location ?? bag.toBranch ?? '', destination: bag.destination };
  const shipment = lastOf(scene, 'shipment')?.context as Shipment | undefined;
  if (shipment) return { origin: shipment.fromBranch, destination: shipment.toBranch };
  return told['destinationBranch'] === 'RUILI' ? BORDER : null;
}

/** Where something has to be proposed, where that is not where its own life is. */
export function placeFor(scene: Scene, type: string, data: Data): string | null {
  if (type === 'order.created') return wayOfNew(scene, data)?.origin ?? null;
  if (type in BESIDE) return wayOfParcel(scene)?.here ?? null;
  if (type === 'arrivalScan.opened')
    return (lastOf(scene, 'shipment')?.context as Shipment | undefined)?.toBranch ?? null;
  return null;
}

/** A station of the kind that a way of delivery asks for. */
function stationFor({ world }: Scene, data: Data): Data {
  const { deliveryWay, station } = data;
  if (typeof station !== 'string' || typeof deliveryWay !== 'string') return data;
  const kind = deliveryWay === 'airport' ? 'airport' : 'station';
  const found = [...world.all('station')].find(({ context }) => (context as { kind?: string }).kind === kind);
  return found ? { ...data, station: found.id } : data;
}

/** A new parcel between two branches, with addresses there. */
function between(scene: Scene, data: Data, { origin, destination }: typeof BORDER): Data {
  const receiver = { ...(data['receiver'] as object), city: branchOf(scene, destination)?.city };
  const sender = { ...(data['sender'] as object), city: branchOf(scene, origin)?.city };
  return { ...data, sender, receiver, originBranch: origin, destinationBranch: destination };
}

/** A payload made to go with the other lives of a scene; `told` is as the fixtures have it. */
export function fitting(scene: Scene, type: string, data: Data, told: Data, random: () => number): Data {
  const way = wayOfParcel(scene);
  const beside = way ? BESIDE[type]?.(way, scene, random) : undefined;
  const changes = data['changes'] as Data | undefined;
  const fitted = {
    ...stationFor(scene, data),
    ...(changes ? { changes: stationFor(scene, changes) } : {}),
    ...beside,
  };
  const ends = type === 'order.created' ? wayOfNew(scene, told) : null;
  return ends ? between(scene, fitted, ends) : fitted;
}
