import { factsFromTheLog } from '#machines/kit/replay.ts';
import { nameOf, waysOfCase, type Case } from '../cases.ts';
import type { Law } from '../law.ts';
import type { Taken } from '../explore.ts';

/** With an empty form and nothing known of the world, only rules that look at neither may refuse: none does here. */
export const silentCases = (law: Law, attempts: readonly Taken[]): Case[] =>
  attempts.map((it) => ({
    name: nameOf(law, it, it.type, 'with an empty form'),
    kind: 'silence',
    type: it.type,
    ways: waysOfCase(law, it, it.type),
    situation: it,
    draft: { ...it.draft, known: {} },
    empty: true,
    refused: [],
  }));

/** The kit itself works out what depends on an event to be declared void. */
const isAskedFor = (fact: string): boolean => !factsFromTheLog.includes(fact);

/** A rule that would refuse stays silent while the payload, or any one of the facts it looks at, is not there. */
export function quietCases(law: Law, rules: readonly Case[]): Case[] {
  return rules.flatMap((it): Case[] => {
    const [broken, ...others] = it.refused ?? [];
    const name = others.length > 0 ? undefined : broken?.rule?.split('.')[1];
    const rule = name === undefined ? undefined : law.rules[name];
    if (it.kind !== 'rule' || !rule) return [];
    const quiet = (what: string, change: Partial<Case>): Case => ({
      ...it,
      name: `${it.name}, ${what}`,
      kind: 'silence',
      refused: [],
      ...change,
    });
    return [
      ...(rule.needsData ? [quiet('the form still empty', { empty: true })] : []),
      ...rule.knows.filter(isAskedFor).map((fact) => {
        const { [fact]: _, ...known } = it.draft.known;
        return quiet(`${fact} not asked for`, { draft: { ...it.draft, known } });
      }),
    ];
  });
}
