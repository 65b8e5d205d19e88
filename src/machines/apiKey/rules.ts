import { localDay } from '../time/calendar.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { customerIsNamed, customerIsServed, type CustomerLookups } from '../customers/ownCustomer.ts';
import { hasFormerSecret } from '../rights/rotatedSecret.ts';
import type { ApiKey } from './context.ts';
import { permissionsOfScopes, type ApiScope } from './scopes.ts';

interface Data {
  readonly merchant?: string;
  readonly scopes?: readonly ApiScope[];
  readonly expiresOn?: string;
}

type Change = Judged<ApiKey, Data, CustomerLookups>;

const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;

/** Rules of API keys. */
export const rules = rulesOf<ApiKey, CustomerLookups>('apiKey')({
  customerIsNamed,
  customerIsServed,
  expiresWithinAYear: {
    source: 'ours: a forgotten key ends by itself',
    field: 'expiresOn',
    needsData: true,
    values: ['expiresOn', 'latest'],
    holds({ at, data: { expiresOn } }: Change): true | Values {
      if (expiresOn === undefined) return true;
      const latest = localDay(Date.parse(at) + LONGEST_DAYS * DAY_MS);
      return (expiresOn >= localDay(at) && expiresOn <= latest) || { expiresOn, latest };
    },
  },
  scopesAreWithinOwn: {
    source: 'ours: nobody grants what they lack (§6)',
    code: 'role',
    field: 'scopes',
    needsData: true,
    values: ['permission'],
    holds({ actor, data: { scopes = [] } }: Change): true | Values {
      if (actor.kind === 'system' || actor.permissions.includes('*')) return true;
      const excess = permissionsOfScopes(scopes).find((permission) => !actor.permissions.includes(permission));
      return excess === undefined || { permission: excess };
    },
  },
  isNotExpired: {
    source: 'ours: the last day of a key is changed first',
    values: ['expiresOn'],
    holds: ({ at, context: { expiresOn } }: Change): true | Values => expiresOn >= localDay(at) || { expiresOn },
  },
  hasFormerSecret,
});

export type RuleName = keyof typeof rules;
