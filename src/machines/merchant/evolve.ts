import type { Evolve } from '../kit/evolve.ts';
import type { MerchantContext } from './context.ts';
import type { MerchantRecordedEvent } from './events.ts';

const clearedReason = () => ({ invalidFor: null });

export const evolve: Evolve<MerchantContext> = {
  'merchant.registered': (_, { data: { kind: _kind, ...kept } }: MerchantRecordedEvent<'merchant.registered'>) => kept,
  'merchant.amended': (_, { data }: MerchantRecordedEvent<'merchant.amended'>) => data as Partial<MerchantContext>,
  'merchant.movedToLv1': clearedReason,
  'merchant.movedToLv2': clearedReason,
  'merchant.movedToLv3': clearedReason,
  'merchant.movedToLv4': clearedReason,
  'merchant.invalidated': (_, { data }: MerchantRecordedEvent<'merchant.invalidated'>) => ({ invalidFor: data.reason }),
  'merchant.revalidated': () => ({ invalidFor: null }),
  'merchant.accountAdded': ({ accounts }, { data }: MerchantRecordedEvent<'merchant.accountAdded'>) => ({
    accounts: [...accounts, { ...data, main: false }],
  }),
  'merchant.accountRemoved': ({ accounts }, { data }: MerchantRecordedEvent<'merchant.accountRemoved'>) => ({
    accounts: accounts.filter(({ number }) => number !== data.number),
  }),
  'merchant.mainAccountSet': ({ accounts }, { data }: MerchantRecordedEvent<'merchant.mainAccountSet'>) => ({
    accounts: accounts.map((account) => ({ ...account, main: account.number === data.number })),
  }),
  'merchant.mainAccountCancelled': ({ accounts }) => ({
    accounts: accounts.map((account) => ({ ...account, main: false })),
  }),
  'merchant.contractRenewed': (_, { data }: MerchantRecordedEvent<'merchant.contractRenewed'>) => data,
  'merchant.commonSendersSet': (_, { data }: MerchantRecordedEvent<'merchant.commonSendersSet'>) => data,
  'merchant.maintainerSet': (_, { data }: MerchantRecordedEvent<'merchant.maintainerSet'>) => data,
  'merchant.permissionsSet': (_, { data }: MerchantRecordedEvent<'merchant.permissionsSet'>) => data,
};
