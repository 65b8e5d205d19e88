import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { wellFormed } from '../registers/rules.ts';
import type { Application } from './context.ts';
import { isReachablePhone } from '../fields/reachable.ts';

export interface ApplicationLookups {
  /** Customer that already has the code. */
  readonly holderOfCode: { readonly name: string } | null;
}

/** Rules of an application (§4, §5). The rules of the customer apply when its machine registers it. */
export const rules = rulesOf<Application, ApplicationLookups>('merchantApplication')({
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
  codeIsFree: {
    source: '§4, a processed application has a merchant code of its own',
    field: 'merchantCode',
    needsData: true,
    values: ['code', 'holder'],
    lookups: ['holderOfCode'],
    holds: ({ data, lookups }: Judged<Application, { merchantCode: string }, ApplicationLookups>): true | Values =>
      lookups.holderOfCode === null || { code: data.merchantCode, holder: lookups.holderOfCode.name },
  },
});

export type RuleName = keyof typeof rules;
