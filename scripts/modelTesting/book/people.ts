import { ownedBy, system, type Actor } from '#machines/kit/actor.ts';
import { mainOf, nameOf, refusalOf, transitionsOfCase, type Case, type Refused } from '../cases.ts';
import { transitionKey, type Taken } from '../explore.ts';
import type { ApprovedMachine } from '../approvedMachine.ts';
import type { Fixtures } from '../situation.ts';

/**
 * Returns cases of each transition: with and without permission, inside and outside the branches, own and other
 * merchant.
 */
export function peopleCases(fixtures: Fixtures, approvedMachine: ApprovedMachine, attempts: readonly Taken[]): Case[] {
  const asked = new Set<string>();
  return attempts.flatMap((it) => {
    const place = transitionKey(it.aggregate.states[mainOf(approvedMachine)] ?? '', it.type);
    if (asked.has(place)) return [];
    asked.add(place);
    return casesOf(fixtures, approvedMachine, it);
  });
}

function casesOf(
  { aggregateType, concerned, personal }: Fixtures,
  approvedMachine: ApprovedMachine,
  it: Taken,
): Case[] {
  const { type, draft, aggregate } = it;
  const { actor } = draft;
  const ask = (who: string, changed: Partial<Actor>, refused: readonly Refused[] = []): Case => ({
    name: nameOf(approvedMachine, it, type, who),
    kind: 'person',
    type,
    transitions: transitionsOfCase(approvedMachine, it, type),
    situation: it,
    draft: { ...draft, actor: { ...actor, ...changed } },
    refused,
  });
  const role: Refused = { code: 'role', rule: 'may', exact: { permission: type } };
  const investigated: Case = {
    ...ask('while a violation is looked into', {}),
    draft: { ...draft, lookups: { ...draft.lookups, investigation: 'VIO1' } },
    refused: approvedMachine.events[type]?.money
      ? [{ code: 'locked', rule: 'underInvestigation', exact: { violation: 'VIO1' } }]
      : [],
  };
  if (approvedMachine.events[type]?.systemOnly) {
    return [
      ask('a person who may everything', { kind: 'person', id: 'chief', permissions: ['*'] }, [role]),
      investigated,
    ];
  }
  const refusing = personal?.[type];
  const spoken = refusing === undefined ? [] : [refusalOf(approvedMachine, aggregateType.id, refusing)];
  const people = [
    ask('without its permission', { permissions: actor.permissions.filter((granted) => granted !== type) }, [role]),
    ask('with no permission', { permissions: [] }, [role]),
    ask('who may everything', { permissions: ['*'] }),
    ask('the system', { kind: 'system', id: system.id, permissions: [], scope: [] }, spoken),
    investigated,
  ];
  if (aggregate.version === 0) return people;
  const outside: Refused = { code: 'scope', rule: 'inScope', exact: { branch: actor.branch } };
  const owner = aggregateType.owner(aggregate.context);
  const branches = aggregateType.branches(aggregate.context);
  const isOwn = branches.includes(ownedBy(actor.id));
  // A customer's account is held by its customer, not by branches.
  const beyond = branches.length === 0 || isOwn || actor.merchant !== null ? [] : [outside];
  return [
    ...people,
    ask('of other branches', { scope: ['LASHIO'] }, beyond),
    ask('of no branch', { scope: [] }, beyond),
    ...(isOwn ? [ask('a stranger of other branches', { id: 'stranger', scope: ['LASHIO'] }, [outside])] : []),
    ...[...new Set(branches)].map((branch) => ask(`of ${branch}`, { scope: [branch, ...concerned(aggregate)] })),
    ask('another merchant', { merchant: 'another' }, isOwn ? [] : [outside]),
    ...(owner === null ? [] : [ask('the merchant himself', { merchant: owner, scope: [] })]),
  ];
}
