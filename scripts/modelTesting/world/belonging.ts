import type { Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregateType.ts';
import { payableOf, type Bill } from '#machines/bill/context.ts';
import type { MerchantContext } from '#machines/merchant/context.ts';
import type { Order } from '#machines/order/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import type { Branch, Role } from '#machines/registers/index.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import { pick, type Fitting } from './fitting.ts';
import type { World } from './world.ts';

type Data = Readonly<Record<string, unknown>>;

interface Asked {
  readonly world: World;
  /** The aggregate as it is; not born yet where one is to come. */
  readonly aggregate: Aggregate;
  readonly data: Data;
  readonly actor: Actor;
  readonly fitting: Fitting;
  readonly random: () => number;
}

/** Bills of one customer that may be taken together, one or two. */
function billsTogether({ world, random }: Asked, isFree: (bill: Aggregate) => boolean) {
  const waiting = world.latestOf('bill', 100).filter((one) => one.states['bill'] === 'confirmed' && isFree(one));
  const first = pick(waiting, random);
  if (!first) return null;
  const { customerKind, customer } = first.context as Bill;
  const others = waiting.filter(({ id, context }) => id !== first.id && (context as Bill).customer === customer);
  return { customerKind, customer, bills: [first, ...others.slice(0, 1)].map(({ id }) => id) };
}

/** Destinations of new parcels, most in one town and some over the border. */
const BOUND: readonly (string | null)[] = [null, null, null, 'MDY', 'MDY', 'MUS', 'RUI'];

/** Goods to be paid for when they are handed over. */
const ON_DELIVERY = { collectionAmount: 50_000_00, payType: 'offsetByGoods' };

/** An order to one of the places that parcels go to, most often here. */
function bound({ world, data, random }: Asked): Data {
  const destination = pick(BOUND, random) ?? data['originBranch'];
  const city = (world.aggregate('branch', String(destination))?.context as Partial<Branch> | undefined)?.city;
  const receiver = data['receiver'] as Data | undefined;
  if (city === undefined || receiver === undefined) return data;
  const goods =
    destination === data['originBranch'] && data['merchant'] !== undefined && random() < 0.5 ? ON_DELIVERY : {};
  return { ...data, ...goods, destinationBranch: destination, receiver: { ...receiver, city } };
}

/** One of the things that a scan is about, with the number of a piece where it has several. */
function scanned({ aggregate, world, data, random }: Asked): Data {
  const { parcels, items, extras } = aggregate.context as Partial<Record<string, object>>;
  const known = Object.keys({ ...parcels, ...items, ...extras });
  const own = random() < 0.8 ? pick(known, random) : undefined;
  const barcode = own ?? String(data['barcode']);
  const { pieces = 1 } = (world.aggregate('order', barcode)?.context ?? {}) as Partial<Order>;
  return { ...data, barcode: pieces > 1 ? `${barcode}-${1 + Math.floor(random() * pieces)}` : barcode };
}

/** One of the parcels that a session or a count has still to do with. */
function listed({ aggregate, data, random }: Asked): Data {
  const order = pick(Object.keys((aggregate.context as { parcels?: object }).parcels ?? {}), random);
  return order === undefined ? data : { ...data, order };
}

const here = ({ data, actor }: Asked): Data => (actor.branch === null ? data : { ...data, branch: actor.branch });

/** Values of a payload's fields that make sense together here; null where none do. */
const WHOLE: Readonly<Record<string, (asked: Asked) => Data | null>> = {
  'order.created': bound,
  /** A parcel is sorted to where its route goes next, a branch is counted by who works there: not where the fixtures' own are. */
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
  /** Below another branch: there is one head office. */
  'branch.registered': ({ world, data, random }) => ({
    ...data,
    superior: pick([...world.all('branch')], random)?.id ?? null,
  }),
  /** Routes stay what they are: else nothing would travel any more. */
  'branch.amended': ({ aggregate, data }) =>
    'nextHops' in data ? { ...data, nextHops: (aggregate.context as Branch).nextHops } : data,
  'menu.registered': ({ world, data, random }) => ({
    ...data,
    parent: random() < 0.3 ? null : (pick(world.latestOf('menu', 10), random)?.id ?? null),
  }),
  /** A role loses one permission, or gets those that another role has. */
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

/** A payload whose fields belong together. */
export function belonging(type: string, asked: Asked): Data | null {
  const whole = WHOLE[type];
  return whole ? whole(asked) : asked.data;
}
