import type { CourierCash } from '#machines/courierCash/context.ts';
import type { Life } from '#machines/kit/noun.ts';
import type { Notice } from '#machines/notice/context.ts';
import type { Order } from '#machines/order/context.ts';
import type { Role } from '#machines/registers/index.ts';
import type { StaffContext } from '#machines/staff/index.ts';
import { registered, works } from '#machines/facts/found/read.ts';
import type { World } from '../../world.ts';
import { mainOf, type Check, type Fault } from './reading.ts';

/** Who has a parcel, or is to fetch it or bring it: a courier, or nobody. */
function courierOf({ states, context: { collector, deliverer, holder } }: Life<Order>): string | null {
  const custody = states['custody'] ?? '';
  if (custody === 'pendingCollection' || custody === 'collected') return collector?.id ?? null;
  if (custody === 'pendingDelivery' || custody === 'delivering') return deliverer?.id ?? null;
  return holder.kind === 'courier' ? ((deliverer ?? collector)?.id ?? null) : null;
}

/** Nobody has left who has a parcel (lifecycles.md 4.10, 34). */
export const keepsParcels: Check<Order> = (life, world) => {
  const courier = courierOf(life);
  const left = courier !== null && mainOf(world.life('staff', courier) ?? life) === 'quit';
  return left ? `P01 ${life.id} is with ${courier}, who has left` : null;
};

const administrates = (world: World, life: Life): boolean =>
  works(life) &&
  (life.context as StaffContext).roles.some((id) => {
    const role = registered(world, 'role', id);
    return role !== null && (role.context as Role).permissions.includes('*');
  });

/** Somebody who works may everything, at any time. */
const administrated = (world: World): Fault =>
  [...world.all('staff')].some((life) => administrates(world, life)) ? null : 'E12 nobody may everything any more';

const roleless = (world: World, life: Life<StaffContext>): Fault => {
  const gone = life.context.roles.find((id) => !registered(world, 'role', id));
  return works(life) && gone !== undefined ? `E12 ${life.id} has the role ${gone}, which is not in use` : null;
};

export const ofStaff: Check<StaffContext> = (life, world) => {
  const hasLeft = mainOf(life) === 'quit';
  const held = hasLeft ? [...world.all('order')].find((one) => courierOf(one as Life<Order>) === life.id) : undefined;
  const till = world.life('courierCash', life.id)?.context as CourierCash | undefined;
  const cash = till ? till.held.MMK + till.held.CNY + till.counting.MMK + till.counting.CNY : 0;
  const { personInCharge, branch } = life.context;
  const second = personInCharge
    ? [...world.all('staff')].find(({ id, context }) => {
        const other = context as StaffContext;
        return id !== life.id && other.personInCharge && other.branch === branch;
      })
    : undefined;
  return [
    held ? `P01 ${held.id} is with ${life.id}, who has left` : null,
    hasLeft && cash !== 0 ? `M05 ${life.id} has left with ${cash}` : null,
    second ? `E12 ${life.id} and ${second.id} are in charge of ${branch}` : null,
    roleless(world, life),
    administrated(world),
  ];
};

export const ofRole: Check<Role> = (_, world) => [
  administrated(world),
  ...[...world.all('staff')].map((life) => roleless(world, life as Life<StaffContext>)),
];

/** A message is unread until it is read (E08). */
export const ofNotice: Check<Notice> = ({ id, states }, world) =>
  (states['notice'] === 'unread') === world.log('notice', id).some(({ type }) => type === 'notice.read')
    ? `E08 ${id} is ${states['notice']}`
    : null;

/** No entry stands above itself (E12). */
export const ofTree =
  (machine: string, field: string): Check<Readonly<Record<string, unknown>>> =>
  (life, world) => {
    const seen = new Set<string>();
    for (let at: string | null = life.id; at !== null;) {
      if (seen.has(at)) return `E12 ${machine} ${life.id} stands above itself`;
      seen.add(at);
      const above: unknown = (world.life(machine, at)?.context as Record<string, unknown> | undefined)?.[field];
      at = typeof above === 'string' ? above : null;
    }
    return null;
  };
