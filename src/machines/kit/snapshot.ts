import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AggregateType } from './aggregateType.ts';
import type { Aggregate } from './aggregate.ts';
import { valueOf } from './states.ts';

/** Most combinations of states cached for one machine. */
const MOST_CACHED = 4096;

/** XState snapshots by machine and combination of states; making one costs more than a transition. */
const cache = new WeakMap<AnyStateMachine, Map<string, AnyMachineSnapshot>>();

/** A machine in the given states, with an empty context and no history. */
function inStates(aggregateType: AggregateType, states: Aggregate['states']): AnyMachineSnapshot {
  const own = cache.get(aggregateType.machine) ?? new Map<string, AnyMachineSnapshot>();
  cache.set(aggregateType.machine, own);
  const key = aggregateType.structure.regions.map((region) => states[region]).join(' ');
  const cached = own.get(key);
  if (cached) return cached;
  if (own.size === MOST_CACHED) own.clear();
  const made = aggregateType.machine.resolveState({ value: valueOf(aggregateType, states), context: {} });
  own.set(key, made);
  return made;
}

/** The XState snapshot of an aggregate, built from the fold of our log, never from a stored snapshot. */
export function snapshotOf(aggregateType: AggregateType, aggregate: Aggregate): AnyMachineSnapshot {
  const historyValue = Object.fromEntries(
    Object.entries(aggregate.remembered).flatMap(([history, leaf]) => {
      const node = aggregateType.structure.states.get(leaf)?.node;
      return node ? [[history, [node]]] : [];
    }),
  );
  return { ...inStates(aggregateType, aggregate.states), context: aggregate.context, historyValue, children: {} };
}
