import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Life, Noun } from './noun.ts';
import { valueOf } from './states.ts';

/** Combinations of states kept of one machine; a machine of many regions has more than are ever worth keeping. */
const MOST_KEPT = 4096;

/** By machine and combination of states: the snapshot that XState makes of it, which costs more than a transition. */
const kept = new WeakMap<AnyStateMachine, Map<string, AnyMachineSnapshot>>();

/** A machine in some states, with no facts and nothing remembered. */
function inStates(noun: Noun, states: Life['states']): AnyMachineSnapshot {
  const own = kept.get(noun.machine) ?? new Map<string, AnyMachineSnapshot>();
  kept.set(noun.machine, own);
  const key = noun.structure.regions.map((region) => states[region]).join(' ');
  const known = own.get(key);
  if (known) return known;
  if (own.size === MOST_KEPT) own.clear();
  const made = noun.machine.resolveState({ value: valueOf(noun, states), context: {} });
  own.set(key, made);
  return made;
}

/** The XState snapshot of a life, built from our own log's fold, never from a stored XState snapshot. */
export function snapshotOf(noun: Noun, life: Life): AnyMachineSnapshot {
  const historyValue = Object.fromEntries(
    Object.entries(life.remembered).flatMap(([history, leaf]) => {
      const node = noun.structure.states.get(leaf)?.node;
      return node ? [[history, [node]]] : [];
    }),
  );
  return { ...inStates(noun, life.states), context: life.context, historyValue, children: {} };
}
