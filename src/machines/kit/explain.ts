import { ownedBy, reachOf } from './actor.ts';
import type { AggregateType } from './aggregateType.ts';
import type { Aggregate } from './aggregate.ts';
import type { Proposal } from './proposal.ts';
import { obeys, type RefusalCode, type Rule, type Values } from './rule.ts';
import type { Explanation, Refusal } from './refusal.ts';
import type { NamedRecord } from './namedRecord.ts';
import type { Transition } from './structure.ts';
import { uploadRefusals } from './upload.ts';
import { waysTo } from './ways.ts';

const refusal = (code: RefusalCode, rule: string | null, values: Values, field: string | null = null): Refusal => ({
  code,
  rule,
  values,
  field,
});

/**
 * Returns the transitions of an event, one for each region that declares it. A region without a transition gives its
 * state instead. Before creation an aggregate accepts only the events that its main state declares.
 */
export function transitionsOf(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  type: string,
): readonly (Transition | { missing: string })[] {
  const { main, states, regionsByEvent, transitions } = aggregateType.structure;
  const regions = regionsByEvent.get(type) ?? [];
  const current = aggregate.states[main] ?? '';
  if (states.get(current)?.meta.absent === true && !regions.includes(main)) return [{ missing: current }];
  return regions.map((region) => {
    const state = aggregate.states[region] ?? '';
    return transitions.get(state)?.get(type) ?? { missing: state };
  });
}

/** True if the actor's permissions name the event (§6); the system may propose any event. */
export function mayPropose(proposal: Pick<Proposal, 'actor' | 'type'>): boolean {
  const { actor, type } = proposal;
  return actor.kind === 'system' || actor.permissions.includes(type) || actor.permissions.includes('*');
}

/** True if the aggregate is in the actor's branches, or is the merchant's own. */
export function inScope(aggregateType: AggregateType, context: unknown, actor: Proposal['actor']): boolean {
  if (actor.kind === 'system') return true;
  const branches = aggregateType.branches(context);
  if (branches.includes(ownedBy(actor.id))) return true;
  if (actor.merchant !== null) return aggregateType.owner(context) === actor.merchant;
  if (actor.scope === 'all' || branches.length === 0) return true;
  const reach = reachOf(actor);
  return branches.some((branch) => reach.includes(branch));
}

function judge(rule: Rule, aggregate: Aggregate, proposal: Proposal): Refusal | null {
  const verdict = obeys(rule, {
    ...proposal,
    data: proposal.data,
    context: aggregate.context,
    states: aggregate.states,
  });
  return verdict === true ? null : refusal(rule.code, rule.id, verdict, rule.field);
}

const isMissing = (found: Transition | { missing: string }): found is { missing: string } => 'missing' in found;
const isTransition = (found: Transition | { missing: string }): found is Transition => 'event' in found;

/** Returns the transitions of an event, or refusals if a region that declares it has none. */
function declared(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  type: string,
): { refusals: readonly Refusal[]; transitions: readonly Transition[] } {
  const transitions = transitionsOf(aggregateType, aggregate, type);
  const missing = transitions.filter(isMissing);
  const isDeclared = aggregateType.events[type] !== undefined && transitions.length > 0 && missing.length === 0;
  return {
    refusals: isDeclared ? [] : missingRefusals(aggregateType, aggregate, type, missing),
    transitions: transitions.filter(isTransition),
  };
}

/** Judges all rules of the given transitions. */
const ruleRefusals = (
  aggregateType: AggregateType,
  aggregate: Aggregate,
  proposal: Proposal,
  transitions: readonly Transition[],
): Refusal[] =>
  transitions.flatMap((found) =>
    found.rules.flatMap((name) => {
      const rule = aggregateType.rules[name];
      if (!rule) throw new Error(`Unknown rule ${aggregateType.id}.${name}`);
      return judge(rule, aggregate, proposal) ?? [];
    }),
  );

/** Refusals by the machine alone: by its states, else by its rules. XState's `transition` agrees. */
export function machineRefusals(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  proposal: Proposal,
): readonly Refusal[] {
  const { refusals, transitions } = declared(aggregateType, aggregate, proposal.type);
  return refusals.length > 0 ? refusals : ruleRefusals(aggregateType, aggregate, proposal, transitions);
}

/** Length to which a refusal repeats an id, which may be any text. */
const ID_LENGTH = 64;

/** Refuses a named record outside the data scope in the same words as a missing one. */
const outsideScope = ({ to, id, field }: NamedRecord): Refusal =>
  refusal('scope', 'namedWithinReach', { record: to, named: id.slice(0, ID_LENGTH) }, field);

/**
 * Returns true if an event is allowed now, or all reasons why it is not; total over states and events. It judges in
 * this order: the state, the role, the scope, the named records, then all rules of all transitions.
 */
export function explain(aggregateType: AggregateType, aggregate: Aggregate, proposal: Proposal): Explanation {
  const spec = aggregateType.events[proposal.type];
  const { refusals: notDeclared, transitions } = declared(aggregateType, aggregate, proposal.type);
  if (!spec || notDeclared.length > 0) return { allowed: false, refusals: notDeclared };
  const { actor } = proposal;
  if ((spec.systemOnly && actor.kind !== 'system') || !mayPropose(proposal)) {
    return { allowed: false, refusals: [refusal('role', 'may', { permission: proposal.type })] };
  }
  const exists = aggregate.version > 0;
  if (exists && !inScope(aggregateType, aggregate.context, actor)) {
    return { allowed: false, refusals: [refusal('scope', 'inScope', { branch: actor.branch })] };
  }
  const { beyondReach = [] } = proposal;
  if (beyondReach.length > 0) return { allowed: false, refusals: beyondReach.map(outsideScope) };
  const investigation = spec.money ? proposal.lookups['investigation'] : null;
  if (typeof investigation === 'string') {
    return { allowed: false, refusals: [refusal('locked', 'underInvestigation', { violation: investigation })] };
  }
  const all = [...ruleRefusals(aggregateType, aggregate, proposal, transitions), ...uploadRefusals(spec, proposal)];
  return { allowed: all.length === 0, refusals: all };
}

function missingRefusals(
  aggregateType: AggregateType,
  aggregate: Aggregate,
  type: string,
  missing: readonly { missing: string }[],
): Refusal[] {
  const state = aggregate.states[aggregateType.structure.main] ?? '';
  const waits = aggregateType.events[type]?.secondPerson;
  const code =
    waits && missing.every((found) => found.missing !== state) && missing.length > 0 ? 'secondPerson' : 'notDeclared';
  if (code === 'secondPerson') return [refusal(code, 'secondPersonAsked', { request: waits ?? '' })];
  const places = missing.length > 0 ? missing.map((found) => found.missing) : [state];
  return places.map((place) => {
    const [after, orAfter] = waysTo(aggregateType, place, type);
    const ways = { ...(after !== undefined && { after }), ...(orAfter !== undefined && { orAfter }) };
    return refusal('notDeclared', null, { state: place, event: type, ...ways });
  });
}

/** Event types that this actor may propose now, payloads aside: the enabled buttons. */
export const allowedNow = (
  aggregateType: AggregateType,
  aggregate: Aggregate,
  proposal: Omit<Proposal, 'type' | 'data'>,
): string[] =>
  Object.keys(aggregateType.events).filter(
    (type) => explain(aggregateType, aggregate, { ...proposal, type, data: undefined }).allowed,
  );
