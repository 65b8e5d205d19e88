import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Order } from '#machines/order/context.ts';
import type { Package } from '#machines/package/context.ts';
import type { Branch } from '#machines/registers/index.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import type { StaffContext } from '#machines/staff/index.ts';
import { staffByBranch, workerOf } from './beginning.ts';
import { CALLED, FRESH, machineNamed, OWNERS, PEOPLE } from './calling.ts';
import type { Hot } from './hot.ts';
import type { World } from './world.ts';
import { pick, type Random } from './pick.ts';

/** Busiest branches, where most aggregates begin. */
const BUSY: readonly string[] = ['YGN', 'MDY'];
/** Destinations of vehicles. */
const REACHED: readonly string[] = [...BUSY, 'MUS', 'RUI'];
const ANYWHERE: readonly string[] = ['package', 'shipment', 'inventoryTask', 'storageScan', 'arrivalScan'];
/** Events of a courier's own cash, and of cash handed in. */
const OWN_CASH = /^courierCash\.(handedIn|takenBack)$/;
const COUNTING = /^courierCash\./;
/** Number of latest aggregates considered as names; they still change. */
const RECENT = 12;

/** Fits payloads of single fixtures to a world: names, people and existing aggregates. */
export class Fitting {
  readonly #world: World;
  readonly #random: Random;
  readonly #aggregateTypes: Readonly<Record<string, AggregateType>>;
  #staff: ReadonlyMap<string, readonly string[]>;
  /** Order or package of the current event. */
  subject: Aggregate | null = null;
  /** Aggregates named with preference. */
  preferred: Hot = [];
  /** Machine of the current event, and whether its aggregate is new. */
  #machine = '';
  #isNew = false;

  constructor(world: World, aggregateTypes: Readonly<Record<string, AggregateType>>, random: Random) {
    this.#world = world;
    this.#aggregateTypes = aggregateTypes;
    this.#random = random;
    this.#staff = staffByBranch(world);
  }

  /** Updates the staff after an event of a member of staff. */
  updateStaff(): void {
    if (this.#world.latest.some(({ machine }) => machine === 'staff')) this.#staff = staffByBranch(this.#world);
  }

  /** Sets the current event's aggregate, or a new one. */
  turnTo({ id }: AggregateType, aggregate: Aggregate | null): void {
    this.#machine = id;
    this.#isNew = aggregate === null;
    this.subject = id === 'order' || id === 'package' ? aggregate : null;
  }

  /** Returns the actor of an event: at the aggregate's branch, or at a busy one for a new aggregate. */
  actor({ id, branch, kind }: Actor, aggregateType: AggregateType, aggregate: Aggregate | null, type: string): Actor {
    const owner = this.#random() < 0.85 ? this.#owner(aggregate, type) : null;
    if (owner) return owner;
    const own = aggregate === null || aggregateType.id === 'order' ? [] : aggregateType.branches(aggregate.context);
    const begun = aggregateType.id === 'inventoryTask' ? [...this.#staff.keys()] : BUSY;
    const anywhere =
      aggregate === null && ANYWHERE.includes(aggregateType.id) ? begun : own.filter((one) => this.#staff.has(one));
    const here = this.#random() < 0.85 ? workplaceOf(aggregateType, aggregate) : null;
    const place = here ?? pick(anywhere, this.#random) ?? CALLED[branch ?? ''] ?? branch;
    const people = this.#staff.get(place ?? '') ?? [...this.#staff.values()].flat();
    // Two names are two different people; sometimes somebody else.
    const others = COUNTING.test(type) || this.#random() < 0.2 ? Math.floor(this.#random() * people.length) : 0;
    const index = id === 'mya' ? 1 : others;
    const found = workerOf(this.#world, people[index % people.length] ?? '', place);
    return kind === 'system' ? { ...found, id: people[0] ?? found.id } : found;
  }

  /** Returns the only person who may continue an aggregate, if still employed. */
  #owner(aggregate: Aggregate | null, type: string): Actor | null {
    const lookups = (aggregate?.context ?? {}) as Readonly<Record<string, unknown>>;
    const own = OWN_CASH.test(type) ? aggregate?.id : undefined;
    const id = own ?? OWNERS.map((field) => lookups[field]).find((one) => typeof one === 'string');
    const [place] = [...this.#staff].find(([, people]) => people.includes(String(id))) ?? [];
    return place === undefined ? null : workerOf(this.#world, String(id), place);
  }

  data(value: unknown, actor: Actor, field = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => this.data(one, actor, field));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.data(inner, actor, key)]));
    }
    if (typeof value !== 'string') return value;
    const fresh = FRESH[`${this.#machine}.${field}`];
    if (fresh) return this.#isNew && this.#random() < 0.9 ? fresh(this.#number(), value) : value;
    const machine = machineNamed(this.#machine, field);
    if (machine !== null) return this.#named(machine, actor) ?? value;
    if (field === 'maintainer') return this.#codeOfOne(actor.branch) ?? value;
    if (PEOPLE.includes(field)) return this.#courier(actor.branch) ?? value;
    if (field === 'fromBranch' && actor.branch !== null) return actor.branch;
    if (field === 'destination' || field === 'toBranch') return this.#nextTo(actor.branch) ?? value;
    if (field === 'sealNumber' && this.#isUnsealed() && this.#random() < 0.8) return `${value}${this.#number()}`;
    return CALLED[value] ?? value;
  }

  #number(): number {
    return Math.floor(this.#random() * 1_000_000);
  }

  /** Returns the staff code of a person at a branch. */
  #codeOfOne(branch: string | null): string | undefined {
    const id = pick(this.#staff.get(branch ?? '') ?? [], this.#random) ?? '';
    return (this.#world.aggregate('staff', id)?.context as Partial<StaffContext> | undefined)?.staffCode;
  }

  #isUnsealed(): boolean {
    return (this.subject?.context as Partial<Package> | undefined)?.sealNumber === null;
  }

  #hops(branch: string | null): Readonly<Record<string, string>> {
    return (this.#world.aggregate('branch', branch ?? '')?.context as Partial<Branch> | undefined)?.nextHops ?? {};
  }

  /** Returns a branch that receives parcels from another. */
  #nextTo(branch: string | null): string | undefined {
    const hops = Object.values(this.#hops(branch)).filter((hop) => REACHED.includes(hop));
    return pick([...new Set(hops)], this.#random);
  }

  /** Returns the next branch of a parcel from the actor's branch. */
  hop(order: Order, reverse: boolean, { branch }: Actor): string | undefined {
    return this.#hops(branch)[reverse ? order.originBranch : order.destinationBranch];
  }

  #preferredOf(machine: string): string | undefined {
    const own = this.preferred.filter((one) => one.machine === machine);
    return own.length > 0 && this.#random() < 0.7 ? pick(own, this.#random)?.id : undefined;
  }

  /** Returns one of the latest aggregates of a machine at the actor's branch. */
  #named(machine: string, actor: Actor): string | undefined {
    const { branch } = actor;
    const aggregateType = this.#aggregateTypes[machine];
    if (!aggregateType) return undefined;
    const preferred = this.#preferredOf(machine);
    if (preferred !== undefined) return preferred;
    const near = this.#world.latestOf(machine, RECENT * 4).filter(({ context }) => {
      const branches = aggregateType.branches(context);
      return branch === null || branches.length === 0 || branches.includes(branch);
    });
    const fitting = near.filter((aggregate) => this.#goesAlong(machine, aggregate, actor));
    return pick((fitting.length > 0 ? fitting : near).slice(-RECENT), this.#random)?.id;
  }

  /** Returns true if a package or shipment is here and has the destination of the current order or package. */
  #goesAlong(machine: string, { context, states }: Aggregate, actor: Actor): boolean {
    if (this.subject === null) return false;
    const { destination: bound } = this.subject.context as Partial<Package>;
    const order = this.subject.context as Order;
    const next =
      bound !== undefined
        ? this.#hops(actor.branch)[bound]
        : (order.nextBranch ?? this.hop(order, this.subject.states['reverse'] !== 'reverse.none', actor));
    const { location, destination, fromBranch, toBranch } = context as Partial<Package & Shipment>;
    if (machine === 'package') return location === actor.branch && destination === next;
    const waits = machine === 'shipment' && states['document'] === 'enabled';
    return waits && fromBranch === actor.branch && toBranch === next;
  }

  /** Returns a courier of the branch; sometimes another person there. */
  #courier(branch: string | null): string | undefined {
    const preferred = this.#preferredOf('staff');
    if (preferred !== undefined) return preferred;
    const all = this.#staff.get(branch ?? '') ?? [];
    const roles = (id: string) =>
      (this.#world.aggregate('staff', id)?.context as Partial<StaffContext> | undefined)?.roles;
    const couriers = all.filter((id) => roles(id)?.includes('courier'));
    return pick(this.#random() < 0.8 && couriers.length > 0 ? couriers : all, this.#random);
  }
}

/** Returns the branch of a package, and of work on a shipment: its origin, then its destination. */
function workplaceOf({ id }: AggregateType, aggregate: Aggregate | null): string | null {
  if (aggregate === null) return null;
  if (id === 'package') return (aggregate.context as Package).location;
  const { fromBranch, toBranch } = aggregate.context as Partial<Shipment>;
  const isThere = aggregate.states['document'] === 'enabled' || aggregate.states['document'] === 'disabled';
  return id === 'shipment' ? ((isThere ? fromBranch : toBranch) ?? null) : null;
}
