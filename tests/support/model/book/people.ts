import { ownedBy, system, type Actor } from '#machines/kit/actor.ts';
import { mainOf, nameOf, refusalOf, waysOfCase, type Case, type Refused } from '../cases.ts';
import { wayKey, type Taken } from '../explore.ts';
import type { Law } from '../law.ts';
import type { Fixtures } from '../situation.ts';

/** Each way with and without its permission, inside and outside the actor's branches, for the merchant and for another. */
export function peopleCases(fixtures: Fixtures, law: Law, attempts: readonly Taken[]): Case[] {
  const asked = new Set<string>();
  return attempts.flatMap((it) => {
    const place = wayKey(it.life.states[mainOf(law)] ?? '', it.type);
    if (asked.has(place)) return [];
    asked.add(place);
    return casesOf(fixtures, law, it);
  });
}

function casesOf({ noun, concerned, personal }: Fixtures, law: Law, it: Taken): Case[] {
  const { type, draft, life } = it;
  const { actor } = draft;
  const ask = (who: string, changed: Partial<Actor>, refused: readonly Refused[] = []): Case => ({
    name: nameOf(law, it, type, who),
    kind: 'person',
    type,
    ways: waysOfCase(law, it, type),
    situation: it,
    draft: { ...draft, actor: { ...actor, ...changed } },
    refused,
  });
  const role: Refused = { code: 'role', rule: 'may', exact: { permission: type } };
  const investigated: Case = {
    ...ask('while a violation is looked into', {}),
    draft: { ...draft, known: { ...draft.known, investigation: 'VIO1' } },
    refused: law.events[type]?.money
      ? [{ code: 'locked', rule: 'underInvestigation', exact: { violation: 'VIO1' } }]
      : [],
  };
  if (law.events[type]?.systemOnly) {
    return [
      ask('a person who may everything', { kind: 'person', id: 'chief', permissions: ['*'] }, [role]),
      investigated,
    ];
  }
  const refusing = personal?.[type];
  const spoken = refusing === undefined ? [] : [refusalOf(law, noun.id, refusing)];
  const people = [
    ask('without its permission', { permissions: actor.permissions.filter((granted) => granted !== type) }, [role]),
    ask('with no permission', { permissions: [] }, [role]),
    ask('who may everything', { permissions: ['*'] }),
    ask('the system', { kind: 'system', id: system.id, permissions: [], scope: [] }, spoken),
    investigated,
  ];
  if (life.version === 0) return people;
  const outside: Refused = { code: 'scope', rule: 'inScope', exact: { branch: actor.branch } };
  const owner = noun.owner(life.context);
  const branches = noun.branches(life.context);
  const isOwn = branches.includes(ownedBy(actor.id));
  const beyond = branches.length === 0 || isOwn ? [] : [outside];
  return [
    ...people,
    ask('of other branches', { scope: ['LASHIO'] }, beyond),
    ask('of no branch', { scope: [] }, beyond),
    ...(isOwn ? [ask('a stranger of other branches', { id: 'stranger', scope: ['LASHIO'] }, [outside])] : []),
    ...[...new Set(branches)].map((branch) => ask(`of ${branch}`, { scope: [branch, ...concerned(life)] })),
    ask('another merchant', { merchant: 'another' }, isOwn ? [] : [outside]),
    ...(owner === null ? [] : [ask('the merchant himself', { merchant: owner, scope: [] })]),
  ];
}
