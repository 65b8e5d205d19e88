import type { Evolve } from '../kit/lifecycle.ts';
import type { MerchantContext } from './context.ts';
import type { MerchantFact } from './events.ts';

const moved = () => ({ invalidFor: null });

/** What each event changes in the facts kept of a business customer. */
export const evolve: Evolve<MerchantContext> = {
  'merchant.registered': (_, { data: { kind: _kind, ...kept } }: MerchantFact<'merchant.registered'>) => kept,
  'merchant.amended': (_, { data }: MerchantFact<'merchant.amended'>) => data as Partial<MerchantContext>,
  'merchant.movedToLv1': moved,
  'merchant.movedToLv2': moved,
  'merchant.movedToLv3': moved,
  'merchant.movedToLv4': moved,
  'merchant.invalidated': (_, { data }: MerchantFact<'merchant.invalidated'>) => ({ invalidFor: data.reason }),
  'merchant.revalidated': () => ({ invalidFor: null }),
  'merchant.accountAdded': ({ accounts }, { data }: MerchantFact<'merchant.accountAdded'>) => ({
    accounts: [...accounts, { ...data, main: false }],
  }),
  'merchant.accountRemoved': ({ accounts }, { data }: MerchantFact<'merchant.accountRemoved'>) => ({
    accounts: accounts.filter(({ number }) => number !== data.number),
  }),
  'merchant.mainAccountSet': ({ accounts }, { data }: MerchantFact<'merchant.mainAccountSet'>) => ({
    accounts: accounts.map((account) => ({ ...account, main: account.number === data.number })),
  }),
  'merchant.contractRenewed': (_, { data }: MerchantFact<'merchant.contractRenewed'>) => data,
  'merchant.commonSendersSet': (_, { data }: MerchantFact<'merchant.commonSendersSet'>) => data,
  'merchant.maintainerSet': (_, { data }: MerchantFact<'merchant.maintainerSet'>) => data,
  'merchant.permissionsSet': (_, { data }: MerchantFact<'merchant.permissionsSet'>) => data,
};
