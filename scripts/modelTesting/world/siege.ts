import type { Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { stockOf } from '#machines/lookups/moved.ts';
import type { Verdict } from '#server/propose/command.ts';
import { seeded } from '../random.ts';
import type { Fixtures } from '../situation.ts';
import { staffByBranch, START, workerOf } from './beginning.ts';
import { Fitting } from './fitting.ts';
import { pick } from './pick.ts';
import { countedStock, movedWhileCounted } from './invariants/step.ts';
import { moveOf, openTo } from './moves.ts';
import { give, wander, type Course } from './wander.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
/** Steps of ordinary work, of what is out of the ordinary, and of people of all branches under the count. */
const STEPS = { before: 600, aside: 500, siege: 700 };
/** Events out of the ordinary that take parcels to where a count could lose them. */
const ASIDE =
  /^order\.(?:warehoused|outForDelivery|deliver(?:y|er)\w+|rejectionReported|discardRequested|search\w+|loss\w+|recalled)$/;
/** Aggregates whose events may move stock. */
const MOVING: readonly string[] = ['order', 'package', 'shipment'];

/** Course of a siege: seed, fixtures, and the number of aggregates of each machine. */
export type Siege = Omit<Course, 'steps'>;

/** Outcome of a siege: parcels that moved while their branch was counted, and numbers of proposals. */
export interface Besieged {
  readonly faults: readonly string[];
  readonly accepted: number;
  readonly refused: number;
}

/**
 * Counts a branch with parcels in stock in a random world, and lets people of all branches propose every event of
 * parcels, packages and shipments. Stops at the first fault.
 */
export async function besiege(world: World, { seed, fixtures, alive }: Siege): Promise<Besieged> {
  await wander(world, { seed, fixtures, alive, steps: STEPS.before }, () => {});
  const random = seeded(seed);
  const fitting = new Fitting(world, aggregateTypes, random);
  const staff = staffByBranch(world);
  const branches = [...staff.keys()];
  const own = fixtures.filter(({ aggregateType }) => MOVING.includes(aggregateType.id));
  let now = START + 30 * 24 * 60 * MINUTE;

  const workerAt = (branch: string): Actor => workerOf(world, pick(staff.get(branch) ?? [], random) ?? '', branch);

  /** Proposes one of the events for an aggregate, as somebody of a branch, or as the person whose work it is. */
  const tryOne = async (
    of: Fixtures,
    aggregate: Aggregate,
    types: readonly string[],
    branch: string | null,
  ): Promise<Verdict | undefined> => {
    now += Math.floor(random() * 5 * MINUTE);
    const type = pick(types, random);
    if (type === undefined) return undefined;
    const [at, key] = [new Date(now).toISOString(), `siege-${seed}-${now}-${Math.floor(random() * 1e9)}`];
    const move = moveOf(world, of, fitting, { aggregate, type, at, key }, random);
    if (!move) return undefined;
    return give(world, branch === null || move.actor.kind === 'system' ? move : { ...move, actor: workerAt(branch) });
  };

  const inStock = (): Aggregate[] => [...world.all('order')].filter((one) => stockOf(one) !== null);
  const orders = own.find(({ aggregateType }) => aggregateType.id === 'order');
  for (let step = 0; orders && step < STEPS.aside; step += 1) {
    // Searches and requests for a second person become old enough to be decided.
    if (step === STEPS.aside / 2) now += 4 * 24 * 60 * MINUTE;
    const parcel = pick([...world.all('order')], random);
    if (!parcel) continue;
    const open = openTo(orders.aggregateType, parcel).filter((type) => ASIDE.test(type));
    await tryOne(orders, parcel, open, null);
  }

  const stocked = [...new Set(inStock().map(stockOf))].filter((branch) => branch !== null);
  const counted = await startCount(world, pick(stocked, random), workerAt, new Date((now += MINUTE)).toISOString());
  /** Returns the parcels to choose from: the stock of the counted branch, that of the others, or all. */
  const chosenBy = (share: number): readonly Aggregate[] => {
    if (share > 0.8) return [...world.all('order')];
    return inStock().filter((one) => (share < 0.55 ? stockOf(one) === counted : stockOf(one) !== counted));
  };
  let [accepted, refused] = [0, 0];
  let stock = countedStock(world);
  for (let step = 0; counted && step < STEPS.siege; step += 1) {
    const besieged = chosenBy(random());
    const of = random() < 0.8 ? orders : pick(own, random);
    const aggregate = of === orders ? pick(besieged, random) : pick([...world.all(of?.aggregateType.id ?? '')], random);
    if (!of || !aggregate) continue;
    const verdict = await tryOne(
      of,
      aggregate,
      random() < 0.5 ? moving(of, aggregate) : openTo(of.aggregateType, aggregate),
      pick(branches, random) ?? '',
    );
    if (verdict?.status === 'refused') refused += 1;
    if (verdict?.status !== 'accepted') continue;
    accepted += 1;
    const before = stock;
    stock = countedStock(world);
    const faults = movedWhileCounted(world, before, stock);
    if (faults.length > 0) return { faults: faults.map((fault) => `${fault} by ${typesOf(world)}`), accepted, refused };
  }
  return { faults: [], accepted, refused };
}

const typesOf = (world: World): string => world.latest.map(({ type }) => type).join(', ');

/** Returns the open events of an aggregate's main region. */
function moving({ aggregateType }: Fixtures, aggregate: Aggregate): readonly string[] {
  const { main, transitions } = aggregateType.structure;
  const own = transitions.get(aggregate.states[main] ?? '');
  return openTo(aggregateType, aggregate).filter((type) => own?.has(type) === true);
}

/** Starts a count of a branch; returns the branch, or null if none could start. */
async function startCount(
  world: World,
  branch: string | undefined,
  workerAt: (branch: string) => Actor,
  at: string,
): Promise<string | null> {
  if (branch === undefined) return null;
  const counter = { machine: 'inventoryTask', actor: workerAt(branch), at };
  const plan = { type: 'inventoryTask.planned', data: { branch }, id: null, key: `count ${at}` };
  const planned = await give(world, { ...counter, ...plan });
  const start = { type: 'inventoryTask.started', data: {}, id: planned?.id ?? '', key: `started ${at}` };
  const started = await give(world, { ...counter, ...start });
  return started?.status === 'accepted' ? branch : null;
}
