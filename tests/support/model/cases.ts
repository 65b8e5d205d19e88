import type { Life } from '#machines/kit/noun.ts';
import type { RefusalCode } from '#machines/kit/rule.ts';
import { wayKey } from './explore.ts';
import { regionsKnowing, type Law } from './law.ts';
import { proposalOf, type Draft, type Situation } from './situation.ts';

/** A refusal as the law foresees it; the values are names only, unless the law gives them. */
export interface Refused {
  readonly code: RefusalCode;
  /** Absent: whichever. */
  readonly rule?: string | null;
  readonly values?: readonly string[];
  readonly exact?: Readonly<Record<string, unknown>>;
  readonly field?: string | null;
}

/** One question put to a machine, with the answer the law gives. */
export interface Case {
  readonly name: string;
  readonly kind: 'way' | 'undeclared' | 'rule' | 'person' | 'payload' | 'silence';
  readonly type: string;
  /** Ways concerned, as `<state> <event>`. */
  readonly ways: readonly string[];
  readonly situation: Situation;
  readonly draft: Draft;
  /** The form is still empty: the proposal has no payload. */
  readonly empty?: boolean;
  /** Refusals, or the states reached; an empty list of refusals: allowed, whatever it leads to. */
  readonly refused?: readonly Refused[];
  readonly reaches?: Readonly<Record<string, string>>;
}

/** The ways an event takes by the law from the states a life is in: one for each region that knows it. */
export function lawful(law: Law, life: Life, type: string) {
  const regions = regionsKnowingCached(law, type);
  const main = mainOf(law);
  const current = life.states[main] ?? '';
  if (law.states[current]?.absent && !regions.includes(main)) return [{ region: main, state: current, way: undefined }];
  return regions.map((region) => {
    const state = life.states[region] ?? '';
    return { region, state, way: law.ways[state]?.[type] };
  });
}

const knowing = new WeakMap<Law, Map<string, string[]>>();
function regionsKnowingCached(law: Law, type: string): readonly string[] {
  const known = knowing.get(law) ?? new Map<string, string[]>();
  knowing.set(law, known);
  const regions = known.get(type) ?? regionsKnowing(law, type);
  known.set(type, regions);
  return regions;
}

/** The refusals the law gives because a state does not declare the event; null where every region declares it. */
export function undeclared(law: Law, life: Life, type: string): Refused[] | null {
  const found = lawful(law, life, type);
  const missing = found.filter(({ way }) => way === undefined).map(({ state }) => state);
  const state = life.states[mainOf(law)] ?? '';
  const request = law.events[type]?.secondPerson;
  if (found.length === 0) return [{ code: 'notDeclared', rule: null, exact: { state, event: type } }];
  if (missing.length === 0) return null;
  if (request && !missing.includes(state))
    return [{ code: 'secondPerson', rule: 'secondPersonAsked', exact: { request } }];
  return missing.map((place) => ({ code: 'notDeclared', rule: null, exact: { state: place, event: type } }));
}

/** The states the law leads to; 'history' is where the life remembers to have been. */
export function destination(law: Law, life: Life, type: string): Record<string, string> {
  const states: Record<string, string> = { ...life.states };
  for (const { region, state, way } of lawful(law, life, type)) {
    const to = way?.to ?? null;
    states[region] = to === 'history' ? (Object.values(life.remembered)[0] ?? way?.otherwise ?? state) : (to ?? state);
  }
  return states;
}

/** The states the law leads to without one event of a log, and without the request to declare it void. */
export function corrected(law: Law, { life, log }: Situation, type: string, version: unknown): Record<string, string> {
  const request = log.findLast((record) => record.type === law.events[type]?.secondPerson)?.version;
  const main = mainOf(law);
  let states: Readonly<Record<string, string>> = law.initial;
  let prior: string | undefined;
  for (const record of log.filter((other) => other.version !== version && other.version !== request)) {
    const left = states[main] ?? '';
    states = destination(law, { ...life, states, remembered: prior === undefined ? {} : { prior } }, record.type);
    const returns = Object.values(law.ways[states[main] ?? ''] ?? {}).some(({ to }) => to === 'history');
    if (returns && left !== states[main]) prior = left;
  }
  return states;
}

/** The proposal a case makes. */
export const proposalFor = ({ type, situation, draft, empty }: Case) => {
  const proposal = proposalOf(type, situation, draft);
  return empty ? { ...proposal, data: undefined } : proposal;
};

/** The refusal that a rule of the law gives. */
export const refusalOf = (law: Law, id: string, name: string): Refused => {
  const rule = law.rules[name];
  if (!rule) throw new Error(`The law has no rule ${name}`);
  return { code: rule.code as Refused['code'], rule: `${id}.${name}`, values: rule.values, field: rule.field };
};

/** The main region of a law: the first. */
export const mainOf = (law: Law): string => Object.keys(law.initial)[0] ?? '';

export const waysOfCase = (law: Law, { life }: Situation, type: string): string[] =>
  lawful(law, life, type).map(({ state }) => wayKey(state, type));

export const nameOf = (law: Law, { life }: Situation, type: string, what: string): string =>
  `${life.states[mainOf(law)]} (version ${life.version}), ${type}: ${what}`;
