import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { wellFormed } from '../registers/rules.ts';
import type { Application } from './context.ts';
import { isReachablePhone } from '../validators.ts';

/** Facts the server brings along for an application. */
export interface ApplicationKnown {
  /** The customer who has the code already. */
  readonly holderOfCode: { readonly name: string } | null;
}

/** What must hold of an application (§4, §5). What the customer must fulfil, its own machine says when it is made. */
export const rules = rulesOf<Application, ApplicationKnown>('merchantApplication')({
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
  codeIsFree: {
    source: '§4, a processed application has a merchant code of its own',
    field: 'merchantCode',
    needsData: true,
    values: ['code', 'holder'],
    knows: ['holderOfCode'],
    holds: ({ data, known }: Judged<Application, { merchantCode: string }, ApplicationKnown>): true | Values =>
      known.holderOfCode === null || { code: data.merchantCode, holder: known.holderOfCode.name },
  },
});

export type RuleName = keyof typeof rules;
