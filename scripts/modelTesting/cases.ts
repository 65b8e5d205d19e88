import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RefusalCode } from '#machines/kit/rule.ts';
import { transitionKey } from './explore.ts';
import { regionsKnowing, type ApprovedMachine } from './approvedMachine.ts';
import { proposalOf, type Draft, type Situation } from './situation.ts';

/** An expected refusal; values are names only, unless the approved machine gives them. */
export interface Refused {
  readonly code: RefusalCode;
  /** Absent: any rule. */
  readonly rule?: string | null;
  readonly values?: readonly string[];
  readonly exact?: Readonly<Record<string, unknown>>;
  /** Events after which the refused one is possible: the refusal names up to two of them beside its exact values. */
  readonly ways?: readonly string[];
  readonly field?: string | null;
}

/** A question to a machine, with the approved answer. */
export interface Case {
  readonly name: string;
  readonly kind: 'way' | 'undeclared' | 'rule' | 'person' | 'payload' | 'silence';
  readonly type: string;
  /** Transitions concerned, as `<state> <event>`. */
  readonly transitions: readonly string[];
  readonly situation: Situation;
  readonly draft: Draft;
  /** True for an empty form: the proposal has no payload. */
  readonly empty?: boolean;
  /** Expected refusals, or states reached; an empty list of refusals means allowed with any result. */
  readonly refused?: readonly Refused[];
  readonly reaches?: Readonly<Record<string, string>>;
}

/** Returns the approved transitions of an event from the states of an aggregate, one for each region that knows it. */
export function lawful(approvedMachine: ApprovedMachine, aggregate: Aggregate, type: string) {
  const regions = regionsKnowingCached(approvedMachine, type);
  const main = mainOf(approvedMachine);
  const current = aggregate.states[main] ?? '';
  if (approvedMachine.states[current]?.absent && !regions.includes(main))
    return [{ region: main, state: current, transition: undefined }];
  return regions.map((region) => {
    const state = aggregate.states[region] ?? '';
    return { region, state, transition: approvedMachine.transitions[state]?.[type] };
  });
}

const knowing = new WeakMap<ApprovedMachine, Map<string, string[]>>();
function regionsKnowingCached(approvedMachine: ApprovedMachine, type: string): readonly string[] {
  const known = knowing.get(approvedMachine) ?? new Map<string, string[]>();
  knowing.set(approvedMachine, known);
  const regions = known.get(type) ?? regionsKnowing(approvedMachine, type);
  known.set(type, regions);
  return regions;
}

/** Returns the approved events of one person, not irreversible, that lead from a state to one that declares an event. */
function approvedWays({ states, events, transitions }: ApprovedMachine, state: string, type: string): string[] {
  if (states[state]?.absent === true) return [];
  return Object.entries(transitions[state] ?? {}).flatMap(([step, { to }]) => {
    const spec = events[step];
    const isOffered = spec?.irreversible === false && !spec.systemOnly && spec.secondPerson === null;
    const isWay = isOffered && to !== null && to !== 'history' && to !== state && transitions[to]?.[type] !== undefined;
    return isWay ? [step] : [];
  });
}

/** Returns the expected refusals if a state does not declare the event; null if every region declares it. */
export function undeclared(approvedMachine: ApprovedMachine, aggregate: Aggregate, type: string): Refused[] | null {
  const found = lawful(approvedMachine, aggregate, type);
  const missing = found.filter(({ transition }) => transition === undefined).map(({ state }) => state);
  const state = aggregate.states[mainOf(approvedMachine)] ?? '';
  const request = approvedMachine.events[type]?.secondPerson;
  if (found.length === 0) return [{ code: 'notDeclared', rule: null, exact: { state, event: type } }];
  if (missing.length === 0) return null;
  if (request && !missing.includes(state))
    return [{ code: 'secondPerson', rule: 'secondPersonAsked', exact: { request } }];
  return missing.map((place) => ({
    code: 'notDeclared',
    rule: null,
    exact: { state: place, event: type },
    ways: approvedWays(approvedMachine, place, type),
  }));
}

/** Returns the approved target states; 'history' is the remembered state. */
export function destination(
  approvedMachine: ApprovedMachine,
  aggregate: Aggregate,
  type: string,
): Record<string, string> {
  const states: Record<string, string> = { ...aggregate.states };
  for (const { region, state, transition } of lawful(approvedMachine, aggregate, type)) {
    const to = transition?.to ?? null;
    states[region] =
      to === 'history' ? (Object.values(aggregate.remembered)[0] ?? transition?.otherwise ?? state) : (to ?? state);
  }
  return states;
}

/** Returns the approved states after a log without one event and without the request to void it. */
export function corrected(
  approvedMachine: ApprovedMachine,
  { aggregate, log }: Situation,
  type: string,
  version: unknown,
): Record<string, string> {
  const request = log.findLast((record) => record.type === approvedMachine.events[type]?.secondPerson)?.version;
  const main = mainOf(approvedMachine);
  let states: Readonly<Record<string, string>> = approvedMachine.initial;
  let prior: string | undefined;
  for (const record of log.filter((other) => other.version !== version && other.version !== request)) {
    const left = states[main] ?? '';
    states = destination(
      approvedMachine,
      { ...aggregate, states, remembered: prior === undefined ? {} : { prior } },
      record.type,
    );
    const returns = Object.values(approvedMachine.transitions[states[main] ?? ''] ?? {}).some(
      ({ to }) => to === 'history',
    );
    if (returns && left !== states[main]) prior = left;
  }
  return states;
}

/** Returns the proposal of a case. */
export const proposalFor = ({ type, situation, draft, empty }: Case) => {
  const proposal = proposalOf(type, situation, draft);
  return empty ? { ...proposal, data: undefined } : proposal;
};

/** Returns the expected refusal of a rule. */
export const refusalOf = (approvedMachine: ApprovedMachine, id: string, name: string): Refused => {
  const rule = approvedMachine.rules[name];
  if (!rule) throw new Error(`The law has no rule ${name}`);
  return { code: rule.code as Refused['code'], rule: `${id}.${name}`, values: rule.values, field: rule.field };
};

/** Returns the main region of an approved machine, its first. */
export const mainOf = (approvedMachine: ApprovedMachine): string => Object.keys(approvedMachine.initial)[0] ?? '';

export const transitionsOfCase = (approvedMachine: ApprovedMachine, { aggregate }: Situation, type: string): string[] =>
  lawful(approvedMachine, aggregate, type).map(({ state }) => transitionKey(state, type));

export const nameOf = (
  approvedMachine: ApprovedMachine,
  { aggregate }: Situation,
  type: string,
  what: string,
): string => `${aggregate.states[mainOf(approvedMachine)]} (version ${aggregate.version}), ${type}: ${what}`;
