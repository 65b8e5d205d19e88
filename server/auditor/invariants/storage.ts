import { tally, type InventoryTask } from '#machines/inventoryTask/context.ts';
import { unhandled, type StorageScan } from '#machines/storageScan/context.ts';
import { among, ofAggregate, ofRows, type Invariant } from '../invariant.ts';

/** Events by which a count adjusts the stock that it counts, with a second person. */
const ADJUSTMENTS = ['order.stockFound', 'order.stockMissing'].map((type) => `'${type}'`).join(', ');

/** Invariants of counts and scanning sessions (reliability.md 5: P11, P12, P15). */
export const storageInvariants: readonly Invariant[] = [
  ofRows(
    'P11',
    'inventoryTask',
    `select t.id, t.branch, b.context -> 'count' ->> 'task' as "branchSays" from row_inventory_task t
     left join streams b on b.machine = 'branch' and b.id = t.branch
     where ${among('t.id')} and (t.state = 'inProgress') is distinct from (b.context -> 'count' ->> 'task' is not distinct from t.id)`,
  ),
  ofRows(
    'P11.stock',
    'inventoryTask',
    // Judged from what came into the branch's stock and left it, whatever the event, whoever acted and wherever.
    `select distinct on (t.id) t.id, e.id as "order", e.type, e.version, m.way from row_inventory_task t
     join events s on s.machine = 'inventoryTask' and s.id = t.id and s.to_state = 'inProgress' and s.from_state <> 'inProgress'
     left join events f on f.machine = 'inventoryTask' and f.id = t.id and f.from_state = 'inProgress' and f.to_state <> 'inProgress'
     join stock_moves m on m.branch = t.branch and m.at >= s.recorded_at and (f.position is null or m.at <= f.recorded_at)
     join events e on e.machine = 'order' and e.id = m.id and e.version = m.version
       and e.position > s.position and (f.position is null or e.position < f.position)
     where ${among('t.id')} and e.type not in (${ADJUSTMENTS}) order by t.id, e.position`,
  ),
  ofAggregate('P11.handled', ['inventoryTask'], ({ aggregate }) => {
    const { expected, counted, unhandled: open, adjusting } = tally(aggregate.context as InventoryTask);
    if (counted > expected) return { counted, expected };
    return aggregate.states['inventoryTask'] === 'ended' && open + adjusting > 0
      ? { unhandled: open, adjusting }
      : null;
  }),
  ofAggregate('P15', ['storageScan'], ({ aggregate }) => {
    if (aggregate.states['storageScan'] !== 'finished') return null;
    const open = unhandled(aggregate.context as StorageScan);
    const { pendingDelivery: _, ...mustBeNone } = { ...open, pendingDelivery: 0 };
    return Object.values(mustBeNone).some((count) => count > 0) ? { ...open } : null;
  }),
];
