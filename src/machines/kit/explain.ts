import { ownedBy, reachOf } from './actor.ts';
import type { Life, Noun } from './noun.ts';
import type { Proposal } from './proposal.ts';
import { obeys, type RefusalCode, type Rule, type Values } from './rule.ts';
import type { Way } from './structure.ts';
import { uploadRefusals } from './upload.ts';

/** One reason why an event is not allowed. `rule` is null where no rule is needed to say it. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string | null;
  readonly values: Values;
  /** The payload field concerned, for forms. */
  readonly field: string | null;
}

export interface Explanation {
  readonly allowed: boolean;
  readonly refusals: readonly Refusal[];
}

const refusal = (code: RefusalCode, rule: string | null, values: Values, field: string | null = null): Refusal => ({
  code,
  rule,
  values,
  field,
});

/**
 * The ways an event would take from a life's states, one for each region that knows it; or the state that has none.
 * Nothing happens to a life that does not exist yet, except what its main state declares.
 */
export function waysOf(noun: Noun, life: Life, type: string): readonly (Way | { missing: string })[] {
  const { main, states, knowing, ways } = noun.structure;
  const regions = knowing.get(type) ?? [];
  const current = life.states[main] ?? '';
  if (states.get(current)?.meta.absent === true && !regions.includes(main)) return [{ missing: current }];
  return regions.map((region) => {
    const state = life.states[region] ?? '';
    return ways.get(state)?.get(type) ?? { missing: state };
  });
}

/** Whether the actor's permissions name the event (§6); the system may propose anything. */
export function mayPropose(proposal: Pick<Proposal, 'actor' | 'type'>): boolean {
  const { actor, type } = proposal;
  return actor.kind === 'system' || actor.permissions.includes(type) || actor.permissions.includes('*');
}

/** Whether the life lies within the actor's branches, or is the merchant's own. */
export function inScope(noun: Noun, context: unknown, actor: Proposal['actor']): boolean {
  if (actor.kind === 'system') return true;
  const branches = noun.branches(context);
  if (branches.includes(ownedBy(actor.id))) return true;
  if (actor.merchant !== null) return noun.owner(context) === actor.merchant;
  if (actor.scope === 'all' || branches.length === 0) return true;
  const reach = reachOf(actor);
  return branches.some((branch) => reach.includes(branch));
}

function judge(rule: Rule, life: Life, proposal: Proposal): Refusal | null {
  const verdict = obeys(rule, { ...proposal, data: proposal.data, context: life.context, states: life.states });
  return verdict === true ? null : refusal(rule.code, rule.id, verdict, rule.field);
}

const isMissing = (found: Way | { missing: string }): found is { missing: string } => 'missing' in found;
const isWay = (found: Way | { missing: string }): found is Way => 'event' in found;

/**
 * Whether an event is allowed now and, if not, every reason why: total over states and events.
 * Order of judgement: the state, the role, the scope, then all the rules of all the ways.
 */
export function explain(noun: Noun, life: Life, proposal: Proposal): Explanation {
  const spec = noun.events[proposal.type];
  const ways = waysOf(noun, life, proposal.type);
  const missing = ways.filter(isMissing);
  if (!spec || ways.length === 0 || missing.length > 0) {
    return { allowed: false, refusals: missingRefusals(noun, life, proposal.type, missing) };
  }
  const { actor } = proposal;
  if ((spec.systemOnly && actor.kind !== 'system') || !mayPropose(proposal)) {
    return { allowed: false, refusals: [refusal('role', 'may', { permission: proposal.type })] };
  }
  const exists = life.version > 0;
  if (exists && !inScope(noun, life.context, actor)) {
    return { allowed: false, refusals: [refusal('scope', 'inScope', { branch: actor.branch })] };
  }
  const investigation = spec.money ? proposal.known['investigation'] : null;
  if (typeof investigation === 'string') {
    return { allowed: false, refusals: [refusal('locked', 'underInvestigation', { violation: investigation })] };
  }
  const refusals = ways.filter(isWay).flatMap((found) =>
    found.rules.flatMap((name) => {
      const rule = noun.rules[name];
      if (!rule) throw new Error(`Unknown rule ${noun.id}.${name}`);
      return judge(rule, life, proposal) ?? [];
    }),
  );
  const all = [...refusals, ...uploadRefusals(spec, proposal)];
  return { allowed: all.length === 0, refusals: all };
}

function missingRefusals(noun: Noun, life: Life, type: string, missing: readonly { missing: string }[]): Refusal[] {
  const state = life.states[noun.structure.main] ?? '';
  const waits = noun.events[type]?.secondPerson;
  const code =
    waits && missing.every((found) => found.missing !== state) && missing.length > 0 ? 'secondPerson' : 'notDeclared';
  if (code === 'secondPerson') return [refusal(code, 'secondPersonAsked', { request: waits ?? '' })];
  const places = missing.length > 0 ? missing.map((found) => found.missing) : [state];
  return places.map((place) => refusal('notDeclared', null, { state: place, event: type }));
}

/** Event types allowed now for this actor, payloads aside: the buttons that would be enabled. */
export const allowedNow = (noun: Noun, life: Life, proposal: Omit<Proposal, 'type' | 'data'>): string[] =>
  Object.keys(noun.events).filter((type) => explain(noun, life, { ...proposal, type, data: undefined }).allowed);
