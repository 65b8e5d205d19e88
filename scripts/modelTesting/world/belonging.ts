import type { Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { payableOf, type Bill } from '#machines/bill/context.ts';
import type { MerchantContext } from '#machines/merchant/context.ts';
import type { Order } from '#machines/order/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import type { Branch, Role } from '#machines/registers/index.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import type { Fitting } from './fitting.ts';
import { pick } from './pick.ts';
import type { World } from './world.ts';

type Data = Readonly<Record<string, unknown>>;

interface Asked {
  readonly world: World;
  /** Current aggregate; not created for a new one. */
  readonly aggregate: Aggregate;
  readonly data: Data;
  readonly actor: Actor;
  readonly fitting: Fitting;
  readonly random: () => number;
}

/** Returns one or two bills of one customer that may be taken together. */
function billsTogether({ world, random }: Asked, isFree: (bill: Aggregate) => boolean) {
  const waiting = world.latestOf('bill', 100).filter((one) => one.states['bill'] === 'confirmed' && isFree(one));
  const first = pick(waiting, random);
  if (!first) return null;
  const { customerKind, customer } = first.context as Bill;
  const others = waiting.filter(({ id, context }) => id !== first.id && (context as Bill).customer === customer);
  return { customerKind, customer, bills: [first, ...others.slice(0, 1)].map(({ id }) => id) };
}

/** Destinations of new parcels, most of them local; some over the border. Null is the branch of origin. */
const BOUND: readonly (string | null)[] = [null, null, null, 'MDY', 'MDY', 'MUS', 'RUI'];

/** Payload of goods paid on delivery. */
const ON_DELIVERY = { collectionAmount: 50_000_00, payType: 'offsetByGoods' };

/** Returns an order to one of the destinations, most often local. */
function bound({ world, data, random }: Asked): Data {
  const destination = pick(BOUND, random) ?? data['originBranch'];
  const city = (world.aggregate('branch', String(destination))?.context as Partial<Branch> | undefined)?.city;
  const receiver = data['receiver'] as Data | undefined;
  if (city === undefined || receiver === undefined) return data;
  const goods =
    destination === data['originBranch'] && data['merchant'] !== undefined && random() < 0.5 ? ON_DELIVERY : {};
  return { ...data, ...goods, destinationBranch: destination, receiver: { ...receiver, city } };
}

/** Returns one item of a scan, with the number of a piece if it has several. */
function scanned({ aggregate, world, data, random }: Asked): Data {
  const { parcels, items, extras } = aggregate.context as Partial<Record<string, object>>;
  const known = Object.keys({ ...parcels, ...items, ...extras });
  const own = random() < 0.8 ? pick(known, random) : undefined;
  const barcode = own ?? String(data['barcode']);
  const { pieces = 1 } = (world.aggregate('order', barcode)?.context ?? {}) as Partial<Order>;
  return { ...data, barcode: pieces > 1 ? `${barcode}-${1 + Math.floor(random() * pieces)}` : barcode };
}

/** Returns a parcel that a session or a count has not processed yet. */
function listed({ aggregate, data, random }: Asked): Data {
  const order = pick(Object.keys((aggregate.context as { parcels?: object }).parcels ?? {}), random);
  return order === undefined ? data : { ...data, order };
}

const here = ({ data, actor }: Asked): Data => (actor.branch === null ? data : { ...data, branch: actor.branch });

/** Completes payloads whose fields belong together, by event; null if impossible. */
const WHOLE: Readonly<Record<string, (asked: Asked) => Data | null>> = {
  'order.created': bound,
  /** Sorts a parcel to the next branch of its route instead of that of the fixtures. */
  'order.sorted': ({ aggregate, data, actor, fitting }) => {
    const nextBranch = fitting.hop(aggregate.context as Order, aggregate.states['reverse'] !== 'reverse.none', actor);
    return nextBranch === undefined ? null : { ...data, nextBranch };
  },
  'inventoryTask.planned': here,
  'inventoryTask.scanned': scanned,
  'inventoryTask.foundLater': listed,
  'inventoryTask.outWithCourier': listed,
  'storageScan.opened': here,
  'storageScan.scanned': scanned,
  'storageScan.reasonMarked': listed,
  'storageScan.collectionPostponed': listed,
  'storageScan.missingMarked': listed,
  'storageScan.extraStored': listed,
  'storageScan.extraSetAside': listed,
  'storageScan.settledElsewhere': listed,
  'arrivalScan.opened': ({ world, data, actor, random }) => {
    const came = world
      .latestOf('shipment', 20)
      .filter(
        ({ states, context }) => states['document'] === 'received' && (context as Shipment).toBranch === actor.branch,
      );
    const shipment = pick(came, random)?.id;
    return shipment === undefined ? data : { ...data, shipment };
  },
  'arrivalScan.scanned': scanned,
  'receipt.recorded': ({ world, data, random }) => {
    const received = world.latestOf('receivable', 60).filter(({ states }) => states['receivable'] === 'received');
    const one = pick(received, random);
    return one ? { ...data, receivable: one.id, amount: (one.context as Receivable).received } : data;
  },
  'settlement.opened': (asked) => {
    const taken = billsTogether(asked, ({ states }) => states['settlement'] === 'settlement.none');
    return taken && { ...asked.data, ...taken };
  },
  'paymentSlip.drawn': (asked) => {
    const { world, data, random } = asked;
    const isFree = ({ states, context }: Aggregate): boolean =>
      states['slip'] === 'slip.notGenerated' && payableOf(context as Bill) > 0;
    const taken = billsTogether(asked, isFree);
    const customer = world.aggregate('merchant', taken?.customer ?? '')?.context as MerchantContext | undefined;
    const account = pick(customer?.accounts ?? [], random)?.number ?? data['account'];
    return taken && { ...data, ...taken, account };
  },
  /** Puts a new branch below another, because there is one head office. */
  'branch.registered': ({ world, data, random }) => ({
    ...data,
    superior: pick([...world.all('branch')], random)?.id ?? null,
  }),
  /** Keeps the routes of a branch, so that parcels still travel. */
  'branch.amended': ({ aggregate, data }) =>
    'nextHops' in data ? { ...data, nextHops: (aggregate.context as Branch).nextHops } : data,
  'menu.registered': ({ world, data, random }) => ({
    ...data,
    parent: random() < 0.3 ? null : (pick(world.latestOf('menu', 10), random)?.id ?? null),
  }),
  /** Removes one permission of a role, or adds those of another role. */
  'role.amended': ({ aggregate, data, world, random }) => {
    if (!('permissions' in data)) return data;
    const own = (aggregate.context as Role).permissions;
    const other = pick([...world.all('role')], random)?.context as Role | undefined;
    const without = pick(own, random);
    return {
      ...data,
      permissions: random() < 0.5 ? own.filter((one) => one !== without) : (other?.permissions ?? own),
    };
  },
};

/** Returns a payload whose fields belong together. */
export function belonging(type: string, asked: Asked): Data | null {
  const whole = WHOLE[type];
  return whole ? whole(asked) : asked.data;
}
