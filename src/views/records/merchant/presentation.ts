import { merchant as type } from '#machines/merchant/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const merchant = presented(type, {
  ...look,
  path: RECORD_PATHS.merchant,
  keyFields: ['code', 'contact', 'phone', 'branch', 'mainAccount'],
  sections: [
    {
      title: 'ui.customers.section.customer',
      fields: ['name', 'code', 'kind', 'contact', 'phone', 'address', 'branch', 'registrationCards', 'maintainer'],
    },
    { title: 'ui.customers.section.account', fields: ['mainAccount', 'accounts', 'enabled', 'invalidFor'] },
    { title: 'ui.customers.section.contract', fields: ['contract', 'commonSenders', 'permissions'] },
  ],
  acts: {
    forward: [
      'merchant.revalidated',
      'merchant.movedToLv1',
      'merchant.movedToLv2',
      'merchant.movedToLv3',
      'merchant.movedToLv4',
      'merchant.registered',
    ],
    beside: [
      'merchant.amended',
      'merchant.accountAdded',
      'merchant.mainAccountSet',
      'merchant.contractRenewed',
      'merchant.commonSendersSet',
      'merchant.maintainerSet',
      'merchant.permissionsSet',
    ],
    back: ['merchant.mainAccountCancelled', 'merchant.invalidated', 'merchant.accountRemoved'],
    remedies: {
      'merchant.accountIsNotMain': 'merchant.mainAccountSet',
      'merchant.accountIsNotLast': 'merchant.accountAdded',
    },
  },
});

export default merchant;
