import { merchant as type } from '#machines/merchant/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const merchant = presented(type, {
  tones: { invalid: 'critical' },
  path: RECORD_PATHS.merchant,
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'code', width: 130, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 120, sort: true },
    { field: 'contact', width: 150 },
    { field: 'phone', width: 150 },
    { field: 'branch', width: 150, sort: true },
    { field: 'maintainer', width: 160 },
    { field: 'mainAccount', width: 180 },
    { field: 'contractStartsOn', sort: true, hidden: true },
    { field: 'contractEndsOn', width: 240, sort: true },
    { field: 'targetOrders', width: 130, sort: true, hidden: true },
    { field: 'enabled', width: 100 },
    { field: 'address', width: 260, hidden: true },
    { field: 'invalidFor', width: 220, hidden: true },
  ],
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
