import { lawful, nameOf, refusalOf, undeclared, transitionsOfCase, type Case, type Refused } from '../cases.ts';
import { transitionKey, type Taken } from '../explore.ts';
import type { ApprovedMachine } from '../approvedMachine.ts';
import type { Fixtures } from '../situation.ts';

/** A rule of a transition that no attempt violates alone: a fault of the fixtures, or an ineffective rule. */
export interface Gap {
  readonly transition: string;
  readonly rule: string;
}

/** Returns cases of each rule of each transition, violated and satisfied alone, with its limits. */
export function ruleCases(
  fixtures: Fixtures,
  approvedMachine: ApprovedMachine,
  taken: ReadonlyMap<string, readonly Taken[]>,
) {
  const cases: Case[] = [];
  const gaps: Gap[] = [];
  for (const [state, of] of Object.entries(approvedMachine.transitions)) {
    for (const [type, { rules }] of Object.entries(of)) {
      for (const rule of rules) {
        const transition = transitionKey(state, type);
        const found = (taken.get(transition) ?? []).map((it) => trialsOf(it, rule));
        const speaking = found.find((trials) => trials.some(({ refused }) => refused?.length));
        if (!speaking) gaps.push({ transition, rule });
        cases.push(...(speaking ?? []));
      }
    }
  }
  return { cases, gaps };

  /** Returns the refusals in the order of the rules of all transitions. */
  function broken(it: Taken, names: readonly string[]): Refused[] {
    const rules = lawful(approvedMachine, it.aggregate, it.type).flatMap(({ transition }) => transition?.rules ?? []);
    return rules
      .filter((name) => names.includes(name))
      .map((name) => refusalOf(approvedMachine, fixtures.aggregateType.id, name));
  }

  function trialsOf(it: Taken, rule: string): Case[] {
    return (fixtures.trials[rule]?.(it) ?? []).flatMap((trial): Case[] => {
      const { name, holds, aggregate = it.aggregate, log = it.log, draft, also = [] } = trial;
      const situation = { aggregate, log };
      if (undeclared(approvedMachine, aggregate, it.type)) return [];
      return [
        {
          name: nameOf(approvedMachine, situation, it.type, `${rule}: ${name}`),
          kind: 'rule',
          type: it.type,
          transitions: transitionsOfCase(approvedMachine, situation, it.type),
          situation,
          draft: { ...it.draft, ...draft },
          refused: holds ? [] : broken(it, [rule, ...also]),
        },
      ];
    });
  }
}
