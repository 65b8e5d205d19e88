import type { Aggregate } from '#machines/kit/aggregate.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { mayBeInStock } from '#machines/order/tags.ts';
import type { Order } from '#machines/order/context.ts';
import type { AggregateInvariant } from '#server/auditor/invariant.ts';
import { invariants } from '#server/auditor/invariants/index.ts';
import type { Subject } from '#server/auditor/subject.ts';
import type { World } from '../world.ts';
import { ledgerFaults } from './ledger.ts';
import { checks } from './between/index.ts';
import { isFinal, mainOf, type Fault } from './between/reading.ts';

const audited = invariants.filter((one): one is AggregateInvariant => one.kind === 'life');
/** Checks at the end of a history only, because they read an aggregate's whole log. */
const OF_THE_LOG = /^(E0|P14|P19)/;

const subjectOf = (world: World, machine: string, aggregate: Aggregate): Subject | null => {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) return null;
  const events = world.log(machine, aggregate.id).map((event, index) => ({
    ...event,
    position: index + 1,
    actorColumn: event.actor.id,
    branchColumn: event.actor.branch,
  }));
  const { states, remembered, context, version } = aggregate;
  const last = events.at(-1);
  const kept = {
    states,
    remembered,
    context,
    version,
    headHash: last?.hash ?? '',
    lastAt: last?.at ?? '',
    present: true,
  };
  return {
    machine,
    id: aggregate.id,
    aggregateType,
    events,
    aggregate,
    differences: [],
    posted: [],
    entries: [],
    kept,
    row: aggregateType.row(aggregate),
    reservations: aggregateType.reservations(aggregate),
    deadlines: [],
    verdicts: new Map(),
  };
};

function auditedFaults(world: World, machine: string, aggregate: Aggregate): Fault[] {
  const subject = subjectOf(world, machine, aggregate);
  if (!subject) return [];
  return audited.flatMap(({ id, machines, contradiction }) => {
    if (OF_THE_LOG.test(id) || (machines !== 'all' && !machines.includes(machine))) return [];
    const evidence = contradiction(subject);
    return evidence === null ? [] : [`${id} ${machine}/${aggregate.id}: ${JSON.stringify(evidence)}`];
  });
}

/** Checks that nothing holds a final aggregate (P13). */
const heldAfterEnd = (world: World, machine: string, aggregate: Aggregate): Fault => {
  if (machine !== 'order' || !isFinal(machine, aggregate)) return null;
  const order = aggregate.context as Order;
  return order.package === null && order.shipment === null && order.shelf === null
    ? null
    : `P13 ${aggregate.id} is ${mainOf(aggregate)} and still in ${String(order.package ?? order.shipment ?? order.shelf)}`;
};

/** Returns the aggregates that the last proposal changed. */
const touchedBy = (world: World): { machine: string; aggregate: Aggregate }[] => {
  const keys = new Map(world.latest.map(({ machine, id }) => [`${machine}/${id}`, { machine, id }]));
  return [...keys.values()].flatMap(({ machine, id }) => {
    const aggregate = world.aggregate(machine, id);
    return aggregate ? [{ machine, aggregate }] : [];
  });
};

/** Returns all violated invariants of reliability.md 5 for the aggregates of the last proposal. */
export function faultsAfterStep(world: World): string[] {
  const ofAggregates = touchedBy(world)
    .flatMap(({ machine, aggregate }) => [
      checks[machine]?.(aggregate as never, world) ?? null,
      heldAfterEnd(world, machine, aggregate),
      ...auditedFaults(world, machine, aggregate),
    ])
    .flat()
    .filter((fault) => fault !== null);
  return [...ofAggregates, ...ledgerFaults(world)];
}

/**
 * Returns the parcels in stock of each branch under a count; none of these may move (P11). Call before and after each
 * step.
 */
export function countedStock(world: World): Stock {
  const counted = [...world.all('branch')].filter(({ context }) => (context as { count?: unknown }).count);
  const stock = new Map(counted.map(({ id }) => [id, new Set<string>()]));
  if (stock.size > 0) {
    for (const aggregate of world.all('order')) {
      const { currentBranch, holder } = aggregate.context as Order;
      // A courier's parcel may be due for return, but is not in stock.
      const isIn =
        holder.kind === 'branch' &&
        mayBeInStock(aggregateTypes['order']?.structure.states.get(mainOf(aggregate))?.meta.tags);
      if (isIn && currentBranch !== null) stock.get(currentBranch)?.add(aggregate.id);
    }
  }
  return stock;
}
export type Stock = ReadonlyMap<string, ReadonlySet<string>>;

/** Events by which a count itself adjusts found or missing parcels, with a second person. */
const ADJUSTS = /^order\.stock(?:Found|Missing)$/;

/** Returns parcels that entered or left the stock of a branch during its count. */
export function movedWhileCounted(world: World, before: Stock, after: Stock): string[] {
  const adjusted = new Set(world.latest.flatMap(({ id, type }) => (ADJUSTS.test(type) ? [id] : [])));
  return [...before].flatMap(([branch, was]) => {
    const is = after.get(branch);
    if (!is) return [];
    const moved = [...was].filter((id) => !is.has(id)).concat([...is].filter((id) => !was.has(id)));
    return moved.flatMap((id) => (adjusted.has(id) ? [] : [`P11 ${id} moved while ${branch} was counted`]));
  });
}

/** Returns true if the last proposal may have changed the stock under a count. */
export const stirs = (world: World, before: Stock): boolean =>
  world.latest.some(({ machine }) => machine === 'branch' || (machine === 'order' && before.size > 0));
