import type { Structure, Transition } from './structure.ts';

/** States of one region that have a transition for an event under the same rules. */
export interface Place {
  readonly region: string;
  readonly states: readonly string[];
  readonly rules: readonly string[];
}

/**
 * Everything that must hold before an event takes a transition (decision 20), as data: XState's guards, SCXML's conditions
 * and the tests read it.
 */
export interface Agreement {
  /** Where the transition begins, and the rules it obeys. */
  readonly own: Place;
  /** For each other region that knows the event: its places, of which the region must be in one. */
  readonly others: readonly (readonly Place[])[];
  /** Main states before creation, in which the event happens to no aggregate; none where the main region knows the event. */
  readonly notIn: readonly string[];
}

/** The places of a region that have a transition for an event, by their rules. */
function placesOf({ states, transitions }: Structure, region: string, event: string): Place[] {
  const declaring = [...states.values()].flatMap((state) => {
    const found = state.region === region ? transitions.get(state.id)?.get(event) : undefined;
    return found ? [{ state: state.id, rules: found.rules }] : [];
  });
  return [...Map.groupBy(declaring, ({ rules }) => rules.join(' ')).values()].map((alike) => ({
    region,
    states: alike.map(({ state }) => state),
    rules: alike[0]?.rules ?? [],
  }));
}

/** What the whole machine says of a transition: its own rules, the other regions that know the event, and creation. */
export function agreementOf(structure: Structure, { region, from, event, rules }: Transition): Agreement {
  const knowing = structure.knowing.get(event) ?? [];
  const before = [...structure.states.values()].filter(({ meta }) => meta.absent === true);
  return {
    own: { region, states: [from], rules },
    others: knowing.filter((other) => other !== region).map((other) => placesOf(structure, other, event)),
    notIn: knowing.includes(structure.main) ? [] : before.map(({ id }) => id),
  };
}
