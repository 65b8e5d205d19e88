import { lookupsFromTheLog } from '#machines/kit/replay.ts';
import { nameOf, transitionsOfCase, type Case } from '../cases.ts';
import type { ApprovedMachine } from '../approvedMachine.ts';
import type { Taken } from '../explore.ts';

/** Returns cases with an empty form and no lookups, in which rules that read them must not refuse. */
export const silentCases = (approvedMachine: ApprovedMachine, attempts: readonly Taken[]): Case[] =>
  attempts.map((it) => ({
    name: nameOf(approvedMachine, it, it.type, 'with an empty form'),
    kind: 'silence',
    type: it.type,
    transitions: transitionsOfCase(approvedMachine, it, it.type),
    situation: it,
    draft: { ...it.draft, lookups: {} },
    empty: true,
    refused: [],
  }));

/** The kit itself computes the lookups for voided events. */
const isAskedFor = (lookup: string): boolean => !lookupsFromTheLog.includes(lookup);

/** Returns cases in which a rule must not refuse, because the payload or one of its lookups is missing. */
export function quietCases(approvedMachine: ApprovedMachine, rules: readonly Case[]): Case[] {
  return rules.flatMap((it): Case[] => {
    const [broken, ...others] = it.refused ?? [];
    const name = others.length > 0 ? undefined : broken?.rule?.split('.')[1];
    const rule = name === undefined ? undefined : approvedMachine.rules[name];
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
      ...rule.lookups.filter(isAskedFor).map((lookup) => {
        const { [lookup]: _, ...lookups } = it.draft.lookups;
        return quiet(`${lookup} not asked for`, { draft: { ...it.draft, lookups } });
      }),
    ];
  });
}
