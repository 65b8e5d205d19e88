import type { Noun } from '../kit/noun.ts';
import { nouns } from '../nouns.ts';

/** Events that begin a life and that people may propose, in the order of the machines; registers are set up already. */
export const beginningsOf = (noun: Noun): string[] => {
  const { main, initial, ways } = noun.structure;
  return [...(ways.get(initial[main] ?? '')?.keys() ?? [])].filter((type) => noun.events[type]?.systemOnly === false);
};

/** Machines of which a life can begin in a sandbox. */
export const playable: readonly Noun[] = Object.values(nouns).filter(
  (noun) => beginningsOf(noun).length > 0 && !(`${noun.id}.registered` in noun.events),
);
