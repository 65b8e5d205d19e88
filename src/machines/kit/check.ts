import { deadlinesOf, transitionsOfAll, type Words } from './describe.ts';
import type { AggregateType } from './aggregateType.ts';

/** One fault of a machine, in a sentence for its author. */
export interface Fault {
  readonly machine: string;
  readonly kind: 'unreachable' | 'deadEnd' | 'ambiguous' | 'undocumented' | 'unused' | 'unknown' | 'applied';
  readonly what: string;
}

/** Lists the faults of a machine; empty for a sound one. Every text must exist in each of `languages`. */
export function check(aggregateType: AggregateType, words: Words, languages: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const fault = (kind: Fault['kind'], what: string) => faults.push({ machine: aggregateType.id, kind, what });
  const { structure } = aggregateType;
  const transitions = transitionsOfAll(aggregateType);

  for (const place of structure.ambiguous) fault('ambiguous', `two transitions for one event: ${place}`);
  const reached = reachable(aggregateType);
  for (const [id, { meta }] of structure.states) {
    if (!reached.has(id)) fault('unreachable', id);
    const leaves = transitions.some((transition) => transition.from === id && transition.to !== null);
    if (structure.main === structure.states.get(id)?.region && meta.final !== true && !leaves) fault('deadEnd', id);
  }
  const knownEvents = new Set(Object.keys(aggregateType.events));
  for (const transition of transitions) {
    if (!knownEvents.has(transition.event))
      fault('unknown', `event ${transition.event} in ${transition.from} has no payload`);
    for (const rule of transition.rules)
      if (!aggregateType.rules[rule]) fault('unknown', `rule ${rule} of ${transition.event} in ${transition.from}`);
  }
  for (const type of knownEvents)
    if (!transitions.some((transition) => transition.event === type)) fault('unused', `event ${type}`);
  for (const type of knownEvents) {
    const regions = new Set(
      transitions
        .filter((transition) => transition.event === type && transition.applies)
        .map((transition) => transition.region),
    );
    if (regions.size !== 1) fault('applied', `${type} evolves the context in ${regions.size} regions, not in one`);
  }
  for (const [name, { regions }] of Object.entries(aggregateType.rules)) {
    if (!transitions.some((transition) => transition.rules.includes(name))) fault('unused', `rule ${name}`);
    for (const region of regions)
      if (!structure.regions.includes(region)) fault('unknown', `region ${region} in rule ${name}`);
  }
  for (const { raises } of deadlinesOf(aggregateType))
    if (!knownEvents.has(raises)) fault('unknown', `deadline raises ${raises}`);
  for (const id of textsOf(aggregateType)) {
    const texts = words(id);
    for (const language of languages) if (!texts?.[language]) fault('undocumented', `${id} (${language})`);
  }
  return faults;
}

/** Returns the states reachable by transitions, rules ignored; a history state leads to every state it can remember. */
function reachable(aggregateType: AggregateType): Set<string> {
  const { structure } = aggregateType;
  const reached = new Set(Object.values(structure.initial));
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const state of reached) {
      for (const { to } of structure.transitions.get(state)?.values() ?? []) {
        if (typeof to === 'string') reached.add(to);
        else if (to) for (const leaf of structure.histories.get(to.history) ?? []) reached.add(leaf);
      }
    }
  }
  return reached;
}

/** Returns the ids of all texts of a machine: states, events, statements and refusals of rules. */
export const textsOf = (aggregateType: AggregateType): string[] => [
  ...[...aggregateType.structure.states.values()]
    .filter(({ meta }) => meta.absent !== true)
    .flatMap(({ id }) => [`state.${aggregateType.id}.${id}`, `about.state.${aggregateType.id}.${id}`]),
  ...Object.keys(aggregateType.events).flatMap((type) => [`event.${type}`, `about.event.${type}`]),
  ...Object.values(aggregateType.rules).flatMap(({ id }) => [`rule.${id}`, `statement.${id}`]),
];
