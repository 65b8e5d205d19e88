import { faultsAtTheEnd } from './invariants/end.ts';
import { countedStock, faultsAfterStep, movedWhileCounted, stirs } from './invariants/step.ts';
import type { Move } from './move.ts';
import { give, wander, type Course } from './wander.ts';
import type { World } from './world.ts';

/** Result of a history: its events, and the first fault. */
export interface Outcome {
  readonly events: number;
  /** Count of accepted events by type; refused proposals are separate. */
  readonly accepted: ReadonlyMap<string, number>;
  readonly refused: number;
  /** Violated invariants by name, and the commands up to there. Null if all hold. */
  readonly failure: { readonly faults: readonly string[]; readonly moves: readonly Move[] } | null;
}

class Stop extends Error {}

/** Returns a function that finds faults after each step; it remembers values that must not change. */
function observer(world: World): () => string[] {
  let stock = countedStock(world);
  return () => {
    const before = stock;
    if (stirs(world, before)) stock = countedStock(world);
    return [...faultsAfterStep(world), ...(stock === before ? [] : movedWhileCounted(world, before, stock))];
  };
}

/** Runs a random history in a world, with checks after each step and at the end. */
export async function live(world: World, course: Course): Promise<Outcome> {
  const accepted = new Map<string, number>();
  const moves: Move[] = [];
  let [events, refused] = [0, 0];
  const look = observer(world);
  let faults: string[] = [];
  try {
    await wander(world, course, ({ move, verdict }) => {
      if (move) moves.push(move);
      if (verdict?.status === 'refused') refused += 1;
      events += world.latest.length;
      for (const { type } of world.latest) accepted.set(type, (accepted.get(type) ?? 0) + 1);
      faults = look();
      if (faults.length > 0) throw new Stop();
    });
    faults = faultsAtTheEnd(world);
  } catch (error) {
    if (!(error instanceof Stop)) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      faults = [`threw: ${message}`];
    }
  }
  return { events, accepted, refused, failure: faults.length > 0 ? { faults, moves } : null };
}

/** Repeats the commands of a history with its deadlines; returns the faults. */
export async function relive(world: World, moves: readonly Move[]): Promise<string[]> {
  const look = observer(world);
  try {
    for (const move of moves) {
      for (const due of world.due(move.at)) {
        await world.raise(due, move.at);
        const faults = look();
        if (faults.length > 0) return faults;
      }
      await give(world, move);
      const faults = look();
      if (faults.length > 0) return faults;
    }
  } catch (error) {
    return [`threw: ${error instanceof Error ? error.message : String(error)}`];
  }
  return faultsAtTheEnd(world);
}

const kindOf = (fault: string): string => fault.split(' ')[0] ?? '';

/**
 * Returns the fewest commands found that still violate the same invariant. Removes ever smaller parts while the fault
 * remains. Aggregates keep their ids, because serial numbers depend on the command's name.
 */
export async function shrink(begin: () => World, moves: readonly Move[], fault: string): Promise<readonly Move[]> {
  const fails = async (tried: readonly Move[]): Promise<boolean> =>
    (await relive(begin(), tried)).some((found) => kindOf(found) === kindOf(fault));
  let left = moves;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < left.length;) {
      const tried = [...left.slice(0, start), ...left.slice(start + size)];
      if (await fails(tried)) left = tried;
      else start += size;
    }
  }
  return left;
}

/** Formats a history, one command per line. */
export const formatHistory = (moves: readonly Move[]): string =>
  moves
    .map(({ at, machine, id, type, data, actor }) =>
      [at, `${machine}/${id ?? 'new'}`, type, JSON.stringify(data), `by ${actor.id} at ${String(actor.branch)}`].join(
        '  ',
      ),
    )
    .join('\n');
