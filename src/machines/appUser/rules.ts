import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { wellFormed } from '../registers/rules.ts';
import { isReachablePhone } from '../fields/reachable.ts';
import { isEmail } from '../fields/validators.ts';
import type { AppUser } from './context.ts';

export interface AppUserLookups {
  readonly merchant: { readonly enabled: boolean } | null;
}

type Change = Judged<AppUser, Partial<AppUser>, AppUserLookups>;

/** Rules of app users (§3, §5). */
export const rules = rulesOf<AppUser, AppUserLookups>('appUser')({
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
  emailIsValid: wellFormed('email', '§5', isEmail),
  bornBefore: {
    source: '§3, birthday; ours: nobody is born tomorrow',
    field: 'birthday',
    needsData: true,
    values: ['birthday'],
    holds({ at, data: { birthday } }: Change): true | Values {
      return !birthday || birthday <= at.slice(0, 10) || { birthday };
    },
  },
  merchantIsServed: {
    source: '§3, business customer; §4',
    field: 'merchant',
    needsData: true,
    values: ['merchant'],
    lookups: ['merchant'],
    holds: ({ data, lookups }: Change): true | Values =>
      lookups.merchant?.enabled === true || { merchant: data.merchant ?? '' },
  },
  isLinked: {
    source: '§3, business customer',
    values: [],
    holds: ({ context }: Change): true | Values => context.merchant !== null || {},
  },
  isNotLinked: {
    source: '§3: an app user belongs to one business customer at most',
    values: ['merchant'],
    holds: ({ context: { merchant } }: Change): true | Values => merchant === null || { merchant },
  },
});

export type RuleName = keyof typeof rules;
