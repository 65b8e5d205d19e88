import type { Case } from '../cases.ts';
import type { Explored } from '../explore.ts';
import type { ApprovedMachine } from '../approvedMachine.ts';
import type { Fixtures } from '../situation.ts';
import { declaredCases } from './declared.ts';
import { payloadCases } from './payloads.ts';
import { peopleCases } from './people.ts';
import { ruleCases, type Gap } from './rules.ts';
import { quietCases, silentCases } from './silence.ts';
import { undeclaredCases } from './undeclared.ts';

export interface Book {
  readonly cases: readonly Case[];
  /** Rules of transitions that no case violates alone. */
  readonly gaps: readonly Gap[];
}

/** Returns all cases of an approved machine, for explored aggregates. */
export function bookOf(fixtures: Fixtures, approvedMachine: ApprovedMachine, { situations, taken }: Explored): Book {
  const attempts = [...new Set([...taken.values()].flat())];
  const rules = ruleCases(fixtures, approvedMachine, taken);
  return {
    cases: [
      ...declaredCases(approvedMachine, attempts),
      ...undeclaredCases(fixtures, approvedMachine, situations),
      ...rules.cases,
      ...peopleCases(fixtures, approvedMachine, attempts),
      ...payloadCases(approvedMachine, attempts),
      ...silentCases(approvedMachine, attempts),
      ...quietCases(approvedMachine, rules.cases),
    ],
    gaps: rules.gaps,
  };
}
