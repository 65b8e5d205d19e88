import type { AggregateType } from './aggregateType.ts';

/** Most events that an explanation names. */
const MOST = 2;

const known = new WeakMap<AggregateType, Map<string, readonly string[]>>();

function find({ events, structure: { states, transitions } }: AggregateType, state: string, type: string): string[] {
  if (states.get(state)?.meta.absent === true) return [];
  /** Nobody is led to what cannot be undone, or needs another person, for the sake of something else. */
  const isStep = (step: string): boolean => {
    const { systemOnly = true, irreversible = true, secondPerson = null } = events[step] ?? {};
    return !systemOnly && !irreversible && secondPerson === null;
  };
  return [...(transitions.get(state)?.values() ?? [])]
    .filter(({ to }) => typeof to === 'string' && to !== state && transitions.get(to)?.has(type) === true)
    .map(({ event }) => event)
    .filter(isStep)
    .slice(0, MOST);
}

/** Events of one person that lead in one step from a state without a transition for an event to one that has it. */
export function waysTo(aggregateType: AggregateType, state: string, type: string): readonly string[] {
  if (!aggregateType.events[type]) return [];
  const ways = known.get(aggregateType) ?? new Map<string, readonly string[]>();
  known.set(aggregateType, ways);
  const key = `${state} ${type}`;
  const found = ways.get(key) ?? find(aggregateType, state, type);
  ways.set(key, found);
  return found;
}
