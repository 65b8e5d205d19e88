import { lawful, mainOf, nameOf, undeclared, waysOfCase, type Case } from '../cases.ts';
import { regionsKnowing, type Law } from '../law.ts';
import type { Fixtures, Situation } from '../situation.ts';

/** Every cell of state and event that the law leaves empty, in each region that knows the event. */
export function undeclaredCases(fixtures: Fixtures, law: Law, situations: readonly Situation[]): Case[] {
  const cases: Case[] = [];
  const main = mainOf(law);
  for (const type of Object.keys(law.events)) {
    const regions = regionsKnowing(law, type);
    for (const [state, { region }] of Object.entries(law.states)) {
      if (!regions.includes(region) || law.ways[state]?.[type]) continue;
      const inState = situations.filter(
        ({ life }) =>
          life.states[region] === state && (region === main || law.states[life.states[main] ?? '']?.absent !== true),
      );
      const missing = ({ life }: Situation) => lawful(law, life, type).filter(({ way }) => way === undefined).length;
      const alone = inState.find((situation) => missing(situation) === 1);
      for (const situation of new Set([inState[0], alone])) {
        if (!situation) continue;
        const draft = fixtures.drafts(type, situation)[0];
        const refused = undeclared(law, situation.life, type);
        if (!draft || !refused) continue;
        cases.push({
          name: nameOf(law, situation, type, `not in ${state}`),
          kind: 'undeclared',
          type,
          ways: waysOfCase(law, situation, type),
          situation,
          draft,
          refused,
        });
      }
    }
  }
  return cases;
}
