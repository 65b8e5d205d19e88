import { lawful, mainOf, nameOf, undeclared, transitionsOfCase, type Case } from '../cases.ts';
import { regionsKnowing, type ApprovedMachine } from '../approvedMachine.ts';
import type { Fixtures, Situation } from '../situation.ts';

/** Returns cases of every empty cell of the approved machine, in each region that knows the event. */
export function undeclaredCases(
  fixtures: Fixtures,
  approvedMachine: ApprovedMachine,
  situations: readonly Situation[],
): Case[] {
  const cases: Case[] = [];
  const main = mainOf(approvedMachine);
  for (const type of Object.keys(approvedMachine.events)) {
    const regions = regionsKnowing(approvedMachine, type);
    for (const [state, { region }] of Object.entries(approvedMachine.states)) {
      if (!regions.includes(region) || approvedMachine.transitions[state]?.[type]) continue;
      const inState = situations.filter(
        ({ aggregate }) =>
          aggregate.states[region] === state &&
          (region === main || approvedMachine.states[aggregate.states[main] ?? '']?.absent !== true),
      );
      const missing = ({ aggregate }: Situation) =>
        lawful(approvedMachine, aggregate, type).filter(({ transition }) => transition === undefined).length;
      const alone = inState.find((situation) => missing(situation) === 1);
      for (const situation of new Set([inState[0], alone])) {
        if (!situation) continue;
        const draft = fixtures.drafts(type, situation)[0];
        const refused = undeclared(approvedMachine, situation.aggregate, type);
        if (!draft || !refused) continue;
        cases.push({
          name: nameOf(approvedMachine, situation, type, `not in ${state}`),
          kind: 'undeclared',
          type,
          transitions: transitionsOfCase(approvedMachine, situation, type),
          situation,
          draft,
          refused,
        });
      }
    }
  }
  return cases;
}
