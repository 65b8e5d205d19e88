import type { CourierCash } from '#machines/courierCash/context.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Notice } from '#machines/notice/context.ts';
import type { Order } from '#machines/order/context.ts';
import type { Role } from '#machines/registers/index.ts';
import type { StaffContext } from '#machines/staff/index.ts';
import { registered, works } from '#machines/lookups/found/read.ts';
import type { World } from '../../world.ts';
import { mainOf, type Check, type Fault } from './reading.ts';

/** Returns the courier who has, collects or delivers a parcel; null without one. */
function courierOf({ states, context: { collector, deliverer, holder } }: Aggregate<Order>): string | null {
  const custody = states['custody'] ?? '';
  if (custody === 'pendingCollection' || custody === 'collected') return collector?.id ?? null;
  if (custody === 'pendingDelivery' || custody === 'delivering') return deliverer?.id ?? null;
  return holder.kind === 'courier' ? ((deliverer ?? collector)?.id ?? null) : null;
}

/** Checks that nobody with a parcel has left (lifecycles.md 4.10, 34). */
export const keepsParcels: Check<Order> = (aggregate, world) => {
  const courier = courierOf(aggregate);
  const left = courier !== null && mainOf(world.aggregate('staff', courier) ?? aggregate) === 'quit';
  return left ? `P01 ${aggregate.id} is with ${courier}, who has left` : null;
};

const administrates = (world: World, aggregate: Aggregate): boolean =>
  works(aggregate) &&
  (aggregate.context as StaffContext).roles.some((id) => {
    const role = registered(world, 'role', id);
    return role !== null && (role.context as Role).permissions.includes('*');
  });

/** Checks that at least one active person has all permissions. */
const administrated = (world: World): Fault =>
  [...world.all('staff')].some((aggregate) => administrates(world, aggregate))
    ? null
    : 'E12 nobody may everything any more';

const roleless = (world: World, aggregate: Aggregate<StaffContext>): Fault => {
  const gone = aggregate.context.roles.find((id) => !registered(world, 'role', id));
  return works(aggregate) && gone !== undefined
    ? `E12 ${aggregate.id} has the role ${gone}, which is not in use`
    : null;
};

export const ofStaff: Check<StaffContext> = (aggregate, world) => {
  const hasLeft = mainOf(aggregate) === 'quit';
  const held = hasLeft
    ? [...world.all('order')].find((one) => courierOf(one as Aggregate<Order>) === aggregate.id)
    : undefined;
  const till = world.aggregate('courierCash', aggregate.id)?.context as CourierCash | undefined;
  const cash = till ? till.held.MMK + till.held.CNY + till.counting.MMK + till.counting.CNY : 0;
  const { personInCharge, branch } = aggregate.context;
  const second = personInCharge
    ? [...world.all('staff')].find(({ id, context }) => {
        const other = context as StaffContext;
        return id !== aggregate.id && other.personInCharge && other.branch === branch;
      })
    : undefined;
  return [
    held ? `P01 ${held.id} is with ${aggregate.id}, who has left` : null,
    hasLeft && cash !== 0 ? `M05 ${aggregate.id} has left with ${cash}` : null,
    second ? `E12 ${aggregate.id} and ${second.id} are in charge of ${branch}` : null,
    roleless(world, aggregate),
    administrated(world),
  ];
};

export const ofRole: Check<Role> = (_, world) => [
  administrated(world),
  ...[...world.all('staff')].map((aggregate) => roleless(world, aggregate as Aggregate<StaffContext>)),
];

/** Checks that a message is unread until it is read (E08). */
export const ofNotice: Check<Notice> = ({ id, states }, world) =>
  (states['notice'] === 'unread') === world.log('notice', id).some(({ type }) => type === 'notice.read')
    ? `E08 ${id} is ${states['notice']}`
    : null;

/** Checks that no entry is above itself (E12). */
export const ofTree =
  (machine: string, field: string): Check<Readonly<Record<string, unknown>>> =>
  (aggregate, world) => {
    const seen = new Set<string>();
    for (let at: string | null = aggregate.id; at !== null;) {
      if (seen.has(at)) return `E12 ${machine} ${aggregate.id} stands above itself`;
      seen.add(at);
      const above: unknown = (world.aggregate(machine, at)?.context as Record<string, unknown> | undefined)?.[field];
      at = typeof above === 'string' ? above : null;
    }
    return null;
  };
