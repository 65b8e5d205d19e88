import { and, not, or, stateIn, type GuardPredicate } from 'xstate';
import { agreementOf, type Place } from './agreement.ts';
import type { Proposal } from './proposal.ts';
import type { Rule } from './rule.ts';
import { pathValue } from './states.ts';
import type { Structure, Transition } from './structure.ts';

/** Parameters of the guard `obeys`: rules by name, and the states of the regions that these rules read. */
export interface ObeysParams {
  readonly rules: readonly string[];
  readonly states: Readonly<Record<string, string>>;
}

/** An XState guard: a combination of guards, or the machine's guard `obeys`. */
export type Guard =
  | GuardPredicate<object, Proposal, undefined, { type: 'obeys'; params: ObeysParams }>
  | { readonly type: 'obeys'; readonly params: ObeysParams };

const all = (guards: readonly Guard[]): Guard | undefined =>
  guards.length < 2 ? guards[0] : (and(guards as never) as Guard);
const any = (guards: readonly Guard[]): Guard =>
  guards.length === 1 && guards[0] ? guards[0] : (or(guards as never) as Guard);

/** Builds the guards of one machine: each transition gets all its conditions (`agreementOf`). */
function guardsOf(structure: Structure, rules: Readonly<Record<string, Rule>>) {
  const inside = new Map(
    [...structure.states.values()].map(({ id, node }) => [id, stateIn(pathValue(node.path)) as Guard] as const),
  );
  const regionStates = Map.groupBy(structure.states.values(), ({ region }) => region);
  const isIn = (state: string): Guard[] => [inside.get(state) ?? []].flat();

  /**
   * Builds the guards for the rules of a place. XState does not give a guard the machine's states. The states are
   * therefore passed as parameters, and `stateIn` tests each combination.
   */
  const obeying = ({ region, states, rules: ruleNames }: Place): Guard[] => {
    const possible = (of: string): readonly string[] =>
      of === region ? states : (regionStates.get(of) ?? []).map(({ id }) => id);
    const underStates = (
      names: readonly string[],
      regions: readonly string[],
      chosen: Readonly<Record<string, string>>,
    ): Guard => {
      const [first, ...rest] = regions;
      if (first === undefined) return { type: 'obeys', params: { rules: names, states: chosen } };
      const [only, ...more] = possible(first);
      if (only !== undefined && more.length === 0) return underStates(names, rest, { ...chosen, [first]: only });
      return any(
        possible(first).flatMap(
          (state) => all([...isIn(state), underStates(names, rest, { ...chosen, [first]: state })]) ?? [],
        ),
      );
    };
    const byRegions = Map.groupBy(ruleNames, (name) => (rules[name]?.regions ?? []).join(' '));
    return [...byRegions.values()].map((alike) => underStates(alike, rules[alike[0] ?? '']?.regions ?? [], {}));
  };

  const atPlace = (place: Place): Guard => all([any(place.states.flatMap(isIn)), ...obeying(place)]) ?? any([]);

  const elsewhere = new Map<string, readonly Guard[]>();
  /**
   * Returns the conditions of an event outside the transition's region: the same for all its transitions in that
   * region.
   */
  const outside = (transition: Transition): readonly Guard[] => {
    const key = `${transition.region} ${transition.event}`;
    const cached = elsewhere.get(key);
    if (cached) return cached;
    const { others, notIn } = agreementOf(structure, transition);
    const made = [
      ...notIn.flatMap(isIn).map((guard) => not(guard as never) as Guard),
      ...others.map((places) => any(places.map(atPlace))),
    ];
    elsewhere.set(key, made);
    return made;
  };

  return (transition: Transition): Guard | undefined =>
    all([
      ...outside(transition),
      ...obeying({ region: transition.region, states: [transition.from], rules: transition.rules }),
    ]);
}

/** The part of a state's configuration into which guards are written. */
interface StateConfig {
  readonly on?: Readonly<Record<string, object>>;
  readonly states?: Readonly<Record<string, StateConfig>>;
}

const mapped = <Value, Made>(table: Readonly<Record<string, Value>>, make: (value: Value, key: string) => Made) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, make(value, key)]));

/**
 * Returns a machine's configuration with a guard for each transition. `structure` is that of the same configuration.
 */
export function withGuards(config: object, structure: Structure, rules: Readonly<Record<string, Rule>>): object {
  const guardOf = guardsOf(structure, rules);
  const byPath = new Map([...structure.states.values()].map(({ id, node }) => [node.path.join('.'), id]));
  const inside = (state: StateConfig, path: readonly string[]): StateConfig => {
    const own = structure.transitions.get(byPath.get(path.join('.')) ?? '');
    if (state.on && !own) throw new Error(`${path.join('.')}: a state that has states of its own has no transitions`);
    const guarded = (transition: object, type: string): object => {
      const found = own?.get(type);
      return { ...transition, guard: found && guardOf(found) };
    };
    return {
      ...state,
      ...(state.on && { on: mapped(state.on, guarded) }),
      ...(state.states && { states: mapped(state.states, (inner, key) => inside(inner, [...path, key])) }),
    };
  };
  return inside(config, []);
}
