import type pg from 'pg';
import { order as aggregateType } from '#machines/order/index.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { batchOf, dueBy, forget, type Due } from '../../deadlines.ts';
import type { Batch, Verdict } from '../../propose/command.ts';
import type { Proposer } from '../../propose/proposer.ts';
import type { Actors } from './actors.ts';
import { vehicleTasksOf, type VehicleTask } from './vehicleTasks.ts';
import { DAY_MS, midnightBefore, timeOfDay } from './clock.ts';
import { lanesOf } from './lanes.ts';
import type { Timed } from './timed.ts';
import type { OrderAggregate } from './step.ts';

/** Times at which vehicles leave and bags are closed; earlier steps are written before. */
const PARTS_OF_DAY = ['00:00', '11:30', '15:30', '18:00'].map(timeOfDay);
const MOST_DEADLINES = 10_000;

/** A command of the demonstration: a step of a story, or a due deadline. */
type Move = Timed | { readonly order: number; readonly at: number; readonly due: Due };

const iso = (instant: number): string => new Date(instant).toISOString();
const isDue = (move: Move): move is Extract<Move, { due: Due }> => 'due' in move;

/**
 * Plays the steps of all orders in the order of time. Each part of a day begins with vehicles and bags, then proposes
 * in rounds, so that a step sees the results of earlier ones. Throws at the first refusal, with its reasons.
 */
export async function playSteps(
  pool: pg.Pool,
  proposer: Proposer,
  actors: Actors,
  steps: readonly Timed[],
  now: number,
): Promise<void> {
  const waybills = new Map<number, string>();
  const numbers = new Map<string, number>();
  const refunds = new Map<number, string>();
  const carriers = new Map<string, string>();
  /** Vehicle or bag that each order was in last. */
  const riding = new Map<number, string>();
  const parts = partsOf(steps.filter(({ step }) => step.follows !== true));
  const vehicleTasks = vehicleTasksOf(steps).filter(({ at }) => at < now);
  let begun = 0;
  for (const { until, moves } of parts) {
    const later = vehicleTasks.findIndex(({ at }, place) => place >= begun && at >= until);
    const end = later < 0 ? vehicleTasks.length : later;
    await run(vehicleTasks.slice(begun, end), begun);
    begun = end;
    const dues = (await dueBy(pool, iso(Math.min(until, now) - 1), MOST_DEADLINES)).flatMap((due): Move[] => {
      const order = numbers.get(due.id);
      return order === undefined ? [] : [{ order, at: Date.parse(due.due_at), due }];
    });
    for (const round of roundsOf([...dues, ...moves])) await Promise.all(lanesOf(round, sharedBy).map(play));
  }
  for (let left = await dueBy(pool, iso(now), MOST_DEADLINES); left.length > 0;) {
    await play(left.map((due, index) => ({ order: index, at: Date.parse(due.due_at), due })));
    left = await dueBy(pool, iso(now), MOST_DEADLINES);
  }

  /** Names what a move writes to beside its order: the vehicle or bag that it leaves or enters, and the cash of a courier. */
  function sharedBy(move: Move): readonly string[] {
    const { order } = move;
    const left = riding.get(order);
    const entered = isDue(move) ? undefined : move.key;
    if (entered !== undefined) riding.set(order, entered);
    const courier = isDue(move) || !move.step.by.startsWith('courier') ? undefined : move.step.by;
    return [`order ${order}`, left, entered, courier].filter((name) => name !== undefined);
  }

  /** Runs the tasks of vehicles and bags, creations first because the others name them. */
  async function run(wanted: readonly VehicleTask[], place: number): Promise<void> {
    const numbered = wanted.map((vehicleTask, index) => ({
      vehicleTask,
      key: `demonstration errand ${place + index}`,
    }));
    for (const first of [true, false]) {
      const present = numbered.filter(({ vehicleTask }) => vehicleTask.first === first);
      if (present.length === 0) continue;
      const batches = present.map(({ vehicleTask, key }) => vehicleTaskBatch(vehicleTask, key));
      const verdicts = await proposer.proposeTogether(batches);
      for (const [index, { vehicleTask }] of present.entries()) {
        const verdict = accepted(verdicts[index]?.[0], { order: -1, at: vehicleTask.at }, batches[index]);
        if (vehicleTask.first) carriers.set(vehicleTask.key, verdict.id ?? '');
      }
    }
  }

  function vehicleTaskBatch(vehicleTask: VehicleTask, key: string): Batch {
    const data = vehicleTask.data({ idOf: actors.idOf, named: (_, name) => carriers.get(name) ?? '' });
    const id = carriers.get(vehicleTask.key);
    const command = { key, machine: vehicleTask.carrier, event: { ...data, type: vehicleTask.type } };
    const commands = [vehicleTask.first || id === undefined ? command : { ...command, id }];
    return { mode: 'each', dryRun: false, actor: actors.actor(vehicleTask.by), at: iso(vehicleTask.at), commands };
  }

  async function play(round: readonly Move[]): Promise<void> {
    const aggregates = await aggregatesOf(
      pool,
      round.flatMap(({ order }) => waybills.get(order) ?? []),
    );
    const open = await openDeadlines(
      pool,
      round.filter(isDue).map(({ due }) => due),
    );
    const batches: Batch[] = [];
    const played: Move[] = [];
    for (const move of round) {
      const batch = isDue(move)
        ? open.has(keyOf(move.due)) && batchOf(move.due, move.due.due_at)
        : stepBatch(move, aggregates);
      if (!batch) continue;
      batches.push(batch);
      played.push(move);
    }
    if (batches.length === 0) return;
    const verdicts = await proposer.proposeTogether(batches);
    for (const [index, move] of played.entries()) {
      const verdict = accepted(verdicts[index]?.[0], move, batches[index]);
      if (isDue(move)) await forget(pool, move.due);
      else if (!waybills.has(move.order)) {
        waybills.set(move.order, verdict.id ?? '');
        numbers.set(verdict.id ?? '', move.order);
      } else if (machineOf(move.step) === 'refund') refunds.set(move.order, verdict.id ?? '');
    }
  }

  /** Returns the command of a step now; null if the story omits it. */
  function stepBatch(
    { order, place, at: instant, step, key: carrier }: Timed,
    aggregates: ReadonlyMap<string, OrderAggregate>,
  ): Batch | null {
    const waybill = waybills.get(order);
    const aggregate = aggregates.get(waybill ?? '') ?? notCreatedOrder;
    if (step.only && !step.only(aggregate)) return null;
    const at = iso(instant);
    const carried = carriers.get(carrier ?? '') ?? '';
    const event = { ...step.data({ aggregate, at, idOf: actors.idOf, carried }), type: step.type };
    const key = `demonstration ${order} ${place}`;
    const machine = machineOf(step);
    const id = machine === aggregateType.id ? waybill : refunds.get(order);
    const commands = [{ key, machine, ...(id === undefined ? {} : { id }), event }];
    return { mode: 'each', dryRun: false, actor: actors.actor(step.by), at, commands };
  }
}

const notCreatedOrder = notCreated(aggregateType, '') as OrderAggregate;

/** Returns the machine of a step's aggregate. */
const machineOf = ({ type }: Timed['step']): string => type.slice(0, type.indexOf('.'));

const keyOf = ({ id, event, due_at: dueAt }: Due): string => `${id} ${event} ${dueAt}`;

function accepted(
  verdict: Verdict | undefined,
  { order, at }: Pick<Move, 'order' | 'at'>,
  batch: Batch | undefined,
): Verdict {
  if (verdict?.status === 'accepted') return verdict;
  const [command] = batch?.commands ?? [];
  const reasons = verdict?.refusals.map(({ code, rule, values }) => `${code} ${rule} ${JSON.stringify(values)}`);
  const what = `${JSON.stringify(command)} by ${batch?.actor.name} at ${iso(at)}`;
  throw new Error(
    `Order ${order} of the demonstration: ${what} was refused in ${verdict?.state.join(' ')}: ${reasons?.join('; ')}`,
  );
}

/** Groups the steps by parts of a day, earliest first, each with the instant of its end. */
function partsOf(steps: readonly Timed[]): readonly { until: number; moves: readonly Timed[] }[] {
  const groups = Map.groupBy(steps, ({ at }) => {
    const midnight = midnightBefore(at);
    const next = PARTS_OF_DAY.find((begin) => midnight + begin > at);
    return midnight + (next ?? DAY_MS);
  });
  return [...groups].toSorted(([one], [other]) => one - other).map(([until, moves]) => ({ until, moves }));
}

/**
 * Groups moves into rounds: those that may be proposed together, then those that must wait for them, in the order of
 * time.
 */
function roundsOf(moves: readonly Move[]): readonly (readonly Move[])[] {
  const rounds: Move[][] = [];
  for (const own of Map.groupBy(moves, ({ order }) => order).values()) {
    let place = 0;
    let before: Move | null = null;
    for (const move of own.toSorted((one, other) => one.at - other.at)) {
      if (before && mustWait(move, before)) place += 1;
      (rounds[place] ??= []).push(move);
      before = move;
    }
  }
  for (const round of rounds) round.sort((one, other) => one.at - other.at || one.order - other.order);
  return rounds;
}

/**
 * Returns whether a move must wait: a deadline may have ended, a step may read the order, a new order has no waybill
 * yet.
 */
const mustWait = (move: Move, before: Move): boolean =>
  isDue(move) || isDue(before) || move.step.only !== null || before.place === 0;

async function aggregatesOf(pool: pg.Pool, ids: readonly string[]): Promise<ReadonlyMap<string, OrderAggregate>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<OrderAggregate>({
    name: 'demonstration-lives',
    text: 'select id, version, states, remembered, context from streams where machine = $1 and id = any($2)',
    values: [aggregateType.id, ids],
  });
  return new Map(rows.map((aggregate) => [aggregate.id, aggregate]));
}

/** Returns the deadlines that still run: a step in between may have ended one. */
async function openDeadlines(pool: pg.Pool, dues: readonly Due[]): Promise<ReadonlySet<string>> {
  if (dues.length === 0) return new Set();
  const { rows } = await pool.query<Due>('select machine, id, event, due_at from deadlines where id = any($1)', [
    dues.map(({ id }) => id),
  ]);
  return new Set(rows.map(keyOf));
}
