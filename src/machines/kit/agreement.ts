import type { Structure, Transition } from './structure.ts';

/** States of one region that have a transition for an event under the same rules. */
export interface Place {
  readonly region: string;
  readonly states: readonly string[];
  readonly rules: readonly string[];
}

/** All conditions of a transition (decision 20) as data. XState's guards, SCXML's conditions and the tests read it. */
export interface Agreement {
  /** The source state of the transition, and its rules. */
  readonly own: Place;
  /** One list of places for each other region that declares the event: the region must be in one of them. */
  readonly others: readonly (readonly Place[])[];
  /** Main states before creation: the event is not allowed in them. Empty if the main region declares the event. */
  readonly notIn: readonly string[];
}

/** Groups the states of a region that have a transition for an event by their rules. */
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

/** Returns the conditions of a transition: its own rules, the other regions that declare the event, and creation. */
export function agreementOf(structure: Structure, { region, from, event, rules }: Transition): Agreement {
  const declaring = structure.regionsByEvent.get(event) ?? [];
  const before = [...structure.states.values()].filter(({ meta }) => meta.absent === true);
  return {
    own: { region, states: [from], rules },
    others: declaring.filter((other) => other !== region).map((other) => placesOf(structure, other, event)),
    notIn: declaring.includes(structure.main) ? [] : before.map(({ id }) => id),
  };
}
