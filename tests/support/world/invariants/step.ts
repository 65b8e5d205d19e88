import type { Life } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { mayBeInStock } from '#machines/order/tags.ts';
import type { Order } from '#machines/order/context.ts';
import type { LifeInvariant } from '#server/auditor/invariant.ts';
import { invariants } from '#server/auditor/invariants/index.ts';
import type { Subject } from '#server/auditor/subject.ts';
import type { World } from '../world.ts';
import { ledgerFaults } from './ledger.ts';
import { checks } from './between/index.ts';
import { isFinal, mainOf, type Fault } from './between/reading.ts';

const audited = invariants.filter((one): one is LifeInvariant => one.kind === 'life');
/** Judged at the end of a history: they weigh a life's whole log. */
const OF_THE_LOG = /^(E0|P14|P19)/;

const subjectOf = (world: World, machine: string, life: Life): Subject | null => {
  const noun = nouns[machine];
  if (!noun) return null;
  const events = world.log(machine, life.id).map((event, index) => ({
    ...event,
    position: index + 1,
    actorColumn: event.actor.id,
    branchColumn: event.actor.branch,
  }));
  const { states, remembered, context, version } = life;
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
    id: life.id,
    noun,
    events,
    life,
    differences: [],
    posted: [],
    entries: [],
    kept,
    row: noun.row(life),
    claims: noun.claims(life),
    deadlines: [],
    verdicts: new Map(),
  };
};

function auditedFaults(world: World, machine: string, life: Life): Fault[] {
  const subject = subjectOf(world, machine, life);
  if (!subject) return [];
  return audited.flatMap(({ id, machines, contradiction }) => {
    if (OF_THE_LOG.test(id) || (machines !== 'all' && !machines.includes(machine))) return [];
    const evidence = contradiction(subject);
    return evidence === null ? [] : [`${id} ${machine}/${life.id}: ${JSON.stringify(evidence)}`];
  });
}

/** A final life that something still holds (P13). */
const heldAfterEnd = (world: World, machine: string, life: Life): Fault => {
  if (machine !== 'order' || !isFinal(machine, life)) return null;
  const order = life.context as Order;
  return order.package === null && order.shipment === null && order.shelf === null
    ? null
    : `P13 ${life.id} is ${mainOf(life)} and still in ${String(order.package ?? order.shipment ?? order.shelf)}`;
};

/** The lives that the last proposal touched. */
const touchedBy = (world: World): { machine: string; life: Life }[] => {
  const keys = new Map(world.latest.map(({ machine, id }) => [`${machine}/${id}`, { machine, id }]));
  return [...keys.values()].flatMap(({ machine, id }) => {
    const life = world.life(machine, id);
    return life ? [{ machine, life }] : [];
  });
};

/** Everything of reliability.md 5 that is wrong with the lives the last proposal touched. */
export function faultsAfterStep(world: World): string[] {
  const ofLives = touchedBy(world)
    .flatMap(({ machine, life }) => [
      checks[machine]?.(life as never, world) ?? null,
      heldAfterEnd(world, machine, life),
      ...auditedFaults(world, machine, life),
    ])
    .flat()
    .filter((fault) => fault !== null);
  return [...ofLives, ...ledgerFaults(world)];
}

/** By branch that is counted, the parcels in its stock: of these none moves (P11). To be asked before and after each step. */
export function countedStock(world: World): Stock {
  const counted = [...world.all('branch')].filter(({ context }) => (context as { count?: unknown }).count);
  const stock = new Map(counted.map(({ id }) => [id, new Set<string>()]));
  if (stock.size > 0) {
    for (const life of world.all('order')) {
      const { currentBranch, holder } = life.context as Order;
      // What a courier has is to be sent back, but not in stock.
      const isIn =
        holder.kind === 'branch' && mayBeInStock(nouns['order']?.structure.states.get(mainOf(life))?.meta.tags);
      if (isIn && currentBranch !== null) stock.get(currentBranch)?.add(life.id);
    }
  }
  return stock;
}
export type Stock = ReadonlyMap<string, ReadonlySet<string>>;

/** What a count itself does to parcels it finds or misses, with a second person. */
const ADJUSTS = /^order\.(stock|adjustment|search|lost|loss|found|find|request)/;

/** Parcels that came into the stock of a branch or left it though it is counted. */
export function movedWhileCounted(world: World, before: Stock, after: Stock): string[] {
  const adjusted = new Set(world.latest.flatMap(({ id, type }) => (ADJUSTS.test(type) ? [id] : [])));
  return [...before].flatMap(([branch, was]) => {
    const is = after.get(branch);
    if (!is) return [];
    const moved = [...was].filter((id) => !is.has(id)).concat([...is].filter((id) => !was.has(id)));
    return moved.flatMap((id) => (adjusted.has(id) ? [] : [`P11 ${id} moved while ${branch} was counted`]));
  });
}

/** Whether the last proposal may have changed what is in a stock that is counted. */
export const stirs = (world: World, before: Stock): boolean =>
  world.latest.some(({ machine }) => machine === 'branch' || (machine === 'order' && before.size > 0));
