import { deadlinesOf, waysOfAll, type Words } from './describe.ts';
import type { Noun } from './noun.ts';

/** One thing wrong with a machine, in a sentence for its author. */
export interface Fault {
  readonly machine: string;
  readonly kind: 'unreachable' | 'deadEnd' | 'ambiguous' | 'undocumented' | 'unused' | 'unknown' | 'applied';
  readonly what: string;
}

/** Everything that must not be wrong with a machine; empty for a sound one. `languages` must each have every text. */
export function check(noun: Noun, words: Words, languages: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const fault = (kind: Fault['kind'], what: string) => faults.push({ machine: noun.id, kind, what });
  const { structure } = noun;
  const ways = waysOfAll(noun);

  for (const place of structure.ambiguous) fault('ambiguous', `two ways for one event: ${place}`);
  const reached = reachable(noun);
  for (const [id, { meta }] of structure.states) {
    if (!reached.has(id)) fault('unreachable', id);
    const leaves = ways.some((way) => way.from === id && way.to !== null);
    if (structure.main === structure.states.get(id)?.region && meta.final !== true && !leaves) fault('deadEnd', id);
  }
  const knownEvents = new Set(Object.keys(noun.events));
  for (const way of ways) {
    if (!knownEvents.has(way.event)) fault('unknown', `event ${way.event} in ${way.from} has no payload`);
    for (const rule of way.rules)
      if (!noun.rules[rule]) fault('unknown', `rule ${rule} of ${way.event} in ${way.from}`);
  }
  for (const type of knownEvents) if (!ways.some((way) => way.event === type)) fault('unused', `event ${type}`);
  for (const type of knownEvents) {
    const regions = new Set(ways.filter((way) => way.event === type && way.applies).map((way) => way.region));
    if (regions.size !== 1) fault('applied', `${type} evolves the facts in ${regions.size} regions, not in one`);
  }
  for (const name of Object.keys(noun.rules))
    if (!ways.some((way) => way.rules.includes(name))) fault('unused', `rule ${name}`);
  for (const { raises } of deadlinesOf(noun))
    if (!knownEvents.has(raises)) fault('unknown', `deadline raises ${raises}`);
  for (const id of textsOf(noun)) {
    const texts = words(id);
    for (const language of languages) if (!texts?.[language]) fault('undocumented', `${id} (${language})`);
  }
  return faults;
}

/** States reachable by ways alone, rules aside; history states lead to whatever they can remember. */
function reachable(noun: Noun): Set<string> {
  const { structure } = noun;
  const reached = new Set(Object.values(structure.initial));
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const state of reached) {
      for (const { to } of structure.ways.get(state)?.values() ?? []) {
        if (typeof to === 'string') reached.add(to);
        else if (to) for (const leaf of structure.histories.get(to.history) ?? []) reached.add(leaf);
      }
    }
  }
  return reached;
}

/** Ids of all texts a machine needs: titles and descriptions of states and events, statements and refusals of rules. */
export const textsOf = (noun: Noun): string[] => [
  ...[...noun.structure.states.values()]
    .filter(({ meta }) => meta.absent !== true)
    .flatMap(({ id }) => [`state.${noun.id}.${id}`, `about.state.${noun.id}.${id}`]),
  ...Object.keys(noun.events).flatMap((type) => [`event.${type}`, `about.event.${type}`]),
  ...Object.values(noun.rules).flatMap(({ id }) => [`rule.${id}`, `statement.${id}`]),
];
