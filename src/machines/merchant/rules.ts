import { COLLEAGUE_RIGHTS } from '../rights/colleagueRights.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { wellFormed } from '../registers/rules.ts';
import { isReachablePhone } from '../fields/reachable.ts';
import type { MerchantContext } from './context.ts';
import type { Account, Contract } from '../customers/merchantFields.ts';

export interface MerchantLookups {
  /** Staff member with the named code, if on the job. */
  readonly maintainer: { readonly id: string } | null;
  readonly branch: { readonly id: string } | null;
}

interface Data extends Partial<Omit<MerchantContext, 'contract' | 'permissions'>> {
  readonly contract?: Contract;
  readonly permissions?: readonly string[] | null;
  /** Number of the bank account concerned. */
  readonly number?: string;
}

type Change = Judged<MerchantContext, Data, MerchantLookups>;

const named = ({ context, data }: Change): Account | undefined =>
  context.accounts.find(({ number }) => number === data.number);

/** Rules of business customers (§4, §5). */
export const rules = rulesOf<MerchantContext, MerchantLookups>('merchant')({
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
  sendersAreReachable: {
    source: '§3, common sender addresses; §5',
    field: 'commonSenders',
    needsData: true,
    values: ['value'],
    holds({ data: { commonSenders = [] } }: Change): true | Values {
      const wrong = commonSenders.find(({ phone }) => !isReachablePhone(phone));
      return wrong === undefined || { value: wrong.phone };
    },
  },
  branchExists: {
    source: '§5',
    field: 'branch',
    needsData: true,
    values: ['branch'],
    lookups: ['branch'],
    holds: ({ data, lookups }: Change): true | Values =>
      data.branch === undefined || Boolean(lookups.branch) || { branch: data.branch },
  },
  hasOneMainAccount: {
    source: '§3; reliability.md 5, M18',
    field: 'accounts',
    needsData: true,
    values: ['count'],
    holds({ data: { accounts = [] } }: Change): true | Values {
      const count = accounts.filter(({ main }) => main).length;
      return count === 1 || { count };
    },
  },
  accountsDiffer: {
    source: 'ours: an account is named by its number',
    field: 'accounts',
    needsData: true,
    values: ['number'],
    holds({ data: { accounts = [] } }: Change): true | Values {
      const duplicate = accounts.find(
        ({ number }, place) => accounts.findIndex((one) => one.number === number) !== place,
      );
      return duplicate === undefined || { number: duplicate.number };
    },
  },
  accountIsNew: {
    source: 'ours: an account is named by its number',
    field: 'number',
    needsData: true,
    values: ['number'],
    holds: (change: Change): true | Values => named(change) === undefined || { number: change.data.number ?? '' },
  },
  accountIsKnown: {
    source: '§3',
    field: 'number',
    needsData: true,
    values: ['number'],
    holds: (change: Change): true | Values => named(change) !== undefined || { number: change.data.number ?? '' },
  },
  accountIsNotMain: {
    source: '§4, a main account cannot be deleted until its setting is cancelled',
    field: 'number',
    needsData: true,
    values: ['number'],
    holds: (change: Change): true | Values => named(change)?.main !== true || { number: change.data.number ?? '' },
  },
  accountIsNotLast: {
    source: '§3 and §5, collection and payment accounts of a business customer',
    field: 'number',
    needsData: true,
    values: ['number'],
    holds: (change: Change): true | Values =>
      change.context.accounts.length > 1 || { number: change.data.number ?? '' },
  },
  hasMainAccount: {
    source: '§4, main-account setting; ours: what is not set is not cancelled',
    values: [],
    holds: ({ context: { accounts } }: Change): true | Values => accounts.some(({ main }) => main) || {},
  },
  contractEndsAfterItStarts: {
    source: '§5',
    field: 'contract',
    needsData: true,
    values: ['startsOn', 'endsOn'],
    holds({ data: { contract } }: Change): true | Values {
      const { startsOn = '', endsOn = '' } = contract ?? {};
      return startsOn <= endsOn || { startsOn, endsOn };
    },
  },
  contractIsSigned: {
    source: '§5, signing time; ours: nobody signs tomorrow',
    field: 'contract',
    needsData: true,
    values: ['signedAt'],
    holds({ at, data: { contract } }: Change): true | Values {
      const { signedAt = '' } = contract ?? {};
      return Date.parse(signedAt) <= Date.parse(at) || { signedAt };
    },
  },
  renewalGoesOn: {
    source: 'ours: a renewed contract ends later than the one before',
    field: 'contract',
    needsData: true,
    values: ['endsOn', 'renewed'],
    holds({ context, data: { contract } }: Change): true | Values {
      const endsOn = context.contract?.endsOn ?? '';
      const renewed = contract?.endsOn ?? '';
      return renewed > endsOn || { endsOn, renewed };
    },
  },
  maintainerIsOnTheJob: {
    source: '§3, maintainer; §4, staff on job',
    field: 'maintainer',
    needsData: true,
    values: ['maintainer'],
    lookups: ['maintainer'],
    holds: ({ data, lookups }: Change): true | Values =>
      Boolean(lookups.maintainer) || { maintainer: data.maintainer ?? '' },
  },
  permissionsAreWithinOwn: {
    source: 'ours: nobody grants what they lack (§6)',
    code: 'role',
    field: 'permissions',
    needsData: true,
    values: ['permission'],
    holds({ actor, data }: Change): true | Values {
      if (actor.kind === 'system' || actor.permissions.includes('*')) return true;
      const held = [...actor.permissions, ...COLLEAGUE_RIGHTS];
      const excess = data.permissions?.find((permission) => !held.includes(permission));
      return excess === undefined || { permission: excess };
    },
  },
});

export type RuleName = keyof typeof rules;
