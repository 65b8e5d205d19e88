import type { Case } from '../cases.ts';
import type { Explored } from '../explore.ts';
import type { Law } from '../law.ts';
import type { Fixtures } from '../situation.ts';
import { declaredCases } from './declared.ts';
import { payloadCases } from './payloads.ts';
import { peopleCases } from './people.ts';
import { ruleCases, type Gap } from './rules.ts';
import { quietCases, silentCases } from './silence.ts';
import { undeclaredCases } from './undeclared.ts';

export interface Book {
  readonly cases: readonly Case[];
  /** Rules of ways that no case breaks alone. */
  readonly gaps: readonly Gap[];
}

/** Every question the law answers about a machine, asked of lives that really got there. */
export function bookOf(fixtures: Fixtures, law: Law, { situations, taken }: Explored): Book {
  const attempts = [...new Set([...taken.values()].flat())];
  const rules = ruleCases(fixtures, law, taken);
  return {
    cases: [
      ...declaredCases(law, attempts),
      ...undeclaredCases(fixtures, law, situations),
      ...rules.cases,
      ...peopleCases(fixtures, law, attempts),
      ...payloadCases(law, attempts),
      ...silentCases(law, attempts),
      ...quietCases(law, rules.cases),
    ],
    gaps: rules.gaps,
  };
}
