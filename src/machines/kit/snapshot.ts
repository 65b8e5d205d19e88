import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Aggregate, AggregateType } from './aggregateType.ts';
import { valueOf } from './states.ts';

/** Combinations of states kept of one machine; a machine of many regions has more than are ever worth keeping. */
const MOST_KEPT = 4096;

/** By machine and combination of states: the snapshot that XState makes of it, which costs more than a transition. */
const kept = new WeakMap<AnyStateMachine, Map<string, AnyMachineSnapshot>>();

/** A machine in some states, with no facts and nothing remembered. */
function inStates(aggregateType: AggregateType, states: Aggregate['states']): AnyMachineSnapshot {
  const own = kept.get(aggregateType.machine) ?? new Map<string, AnyMachineSnapshot>();
  kept.set(aggregateType.machine, own);
  const key = aggregateType.structure.regions.map((region) => states[region]).join(' ');
  const known = own.get(key);
  if (known) return known;
  if (own.size === MOST_KEPT) own.clear();
  const made = aggregateType.machine.resolveState({ value: valueOf(aggregateType, states), context: {} });
  own.set(key, made);
  return made;
}

/** The XState snapshot of an aggregate, built from our own log's fold, never from a stored XState snapshot. */
export function snapshotOf(aggregateType: AggregateType, aggregate: Aggregate): AnyMachineSnapshot {
  const historyValue = Object.fromEntries(
    Object.entries(aggregate.remembered).flatMap(([history, leaf]) => {
      const node = aggregateType.structure.states.get(leaf)?.node;
      return node ? [[history, [node]]] : [];
    }),
  );
  return { ...inStates(aggregateType, aggregate.states), context: aggregate.context, historyValue, children: {} };
}
