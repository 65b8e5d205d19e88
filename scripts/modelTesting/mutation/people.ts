import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { subjectOf, type Subject } from '../judge.ts';
import type { Mutant } from './mutant.ts';

/** Returns a machine that judges changed proposals. */
const changing = (aggregateType: AggregateType, change: (proposal: Proposal) => Proposal): Subject => {
  const real = subjectOf(aggregateType);
  return {
    aggregateType,
    decide: (situation, proposal) => real.decide(situation, change(proposal)),
    explain: (situation, proposal) => real.explain(situation, change(proposal)),
  };
};

/** Returns mutants of permissions: grants, scopes, system events, second persons. */
export function peopleMutants(aggregateType: AggregateType, hasBranches: boolean): Mutant[] {
  const types = Object.keys(aggregateType.events);
  const marked = (type: string, change: object): AggregateType => {
    const spec = aggregateType.events[type];
    return spec
      ? { ...aggregateType, events: { ...aggregateType.events, [type]: { ...spec, ...change } } }
      : aggregateType;
  };
  return [
    ...types.flatMap((type): Mutant[] => {
      const spec = aggregateType.events[type];
      return [
        ...(spec?.systemOnly
          ? [
              {
                kind: 'open to people',
                name: type,
                types: [type],
                make: () => subjectOf(marked(type, { systemOnly: false })),
              },
            ]
          : [
              {
                kind: 'permission not asked for',
                name: type,
                types: [type],
                make: () =>
                  changing(aggregateType, (proposal) =>
                    proposal.type === type
                      ? {
                          ...proposal,
                          actor: { ...proposal.actor, permissions: [...proposal.actor.permissions, type] },
                        }
                      : proposal,
                  ),
              },
              {
                kind: 'closed to people',
                name: type,
                types: [type],
                make: () => subjectOf(marked(type, { systemOnly: true })),
              },
            ]),
        {
          kind: spec?.money ? 'money moves while looked into' : 'held up while looked into',
          name: type,
          types: [type],
          make: () => subjectOf(marked(type, { money: !spec?.money })),
        },
        ...(spec?.secondPerson
          ? [
              {
                kind: 'second person not waited for',
                name: type,
                types: [type],
                make: () => subjectOf(marked(type, { secondPerson: null })),
              },
            ]
          : []),
      ];
    }),
    ...(hasBranches
      ? [
          {
            kind: 'scope not asked for',
            name: 'branches',
            types,
            make: () => subjectOf({ ...aggregateType, branches: () => [] }),
          },
        ]
      : []),
    ...(types.length > 0 && aggregateType.owner(aggregateType.initial) === null
      ? [
          {
            kind: 'scope not asked for',
            name: 'merchant',
            types,
            make: () =>
              changing(aggregateType, (proposal) => ({
                ...proposal,
                actor: { ...proposal.actor, merchant: null, scope: 'all' },
              })),
          },
        ]
      : []),
  ];
}
