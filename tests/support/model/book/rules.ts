import { lawful, nameOf, refusalOf, undeclared, waysOfCase, type Case, type Refused } from '../cases.ts';
import { wayKey, type Taken } from '../explore.ts';
import type { Law } from '../law.ts';
import type { Fixtures } from '../situation.ts';

/** A rule of a way that no attempt could break alone: a fault of the fixtures, or a rule that never speaks. */
export interface Gap {
  readonly way: string;
  readonly rule: string;
}

/** Each rule of each way, alone broken and alone kept, with its boundaries; all others hold. */
export function ruleCases(fixtures: Fixtures, law: Law, taken: ReadonlyMap<string, readonly Taken[]>) {
  const cases: Case[] = [];
  const gaps: Gap[] = [];
  for (const [state, of] of Object.entries(law.ways)) {
    for (const [type, { rules }] of Object.entries(of)) {
      for (const rule of rules) {
        const way = wayKey(state, type);
        const found = (taken.get(way) ?? []).map((it) => trialsOf(it, rule));
        const speaking = found.find((trials) => trials.some(({ refused }) => refused?.length));
        if (!speaking) gaps.push({ way, rule });
        cases.push(...(speaking ?? []));
      }
    }
  }
  return { cases, gaps };

  /** Refusals in the order of the rules of all ways. */
  function broken(it: Taken, names: readonly string[]): Refused[] {
    const rules = lawful(law, it.life, it.type).flatMap(({ way }) => way?.rules ?? []);
    return rules.filter((name) => names.includes(name)).map((name) => refusalOf(law, fixtures.noun.id, name));
  }

  function trialsOf(it: Taken, rule: string): Case[] {
    return (fixtures.trials[rule]?.(it) ?? []).flatMap((trial): Case[] => {
      const { name, holds, life = it.life, log = it.log, draft, also = [] } = trial;
      const situation = { life, log };
      if (undeclared(law, life, it.type)) return [];
      return [
        {
          name: nameOf(law, situation, it.type, `${rule}: ${name}`),
          kind: 'rule',
          type: it.type,
          ways: waysOfCase(law, situation, it.type),
          situation,
          draft: { ...it.draft, ...draft },
          refused: holds ? [] : broken(it, [rule, ...also]),
        },
      ];
    });
  }
}
