import { aggregateTypes } from '#machines/aggregateTypes.ts';
import type { Grants } from './index.ts';

const all = (machine: string): string[] =>
  Object.entries(aggregateTypes[machine]?.events ?? {}).flatMap(([type, { systemOnly }]) => (systemOnly ? [] : [type]));

/** Permission to read the own messages, for everybody. */
const told = ['notice.read'];
/** Permissions to make orders from a spreadsheet, for all who may make orders. */
const importing = ['importTask.read', 'importTask.begun', 'importTask.finished'];

const serving = [
  'merchantApplication.read',
  'merchantApplication.submitted',
  'appUser.read',
  ...all('appUser').filter((type) => !/Vip|Ordinary|merchant/.test(type)),
];

const leadingPeople = [
  'staff.amended',
  'staff.locked',
  'staff.unlocked',
  'staff.accountEnabled',
  'staff.accountDisabled',
  'staff.responsibleAreasSet',
];

const leadingCustomers = [
  ...all('merchant').filter((type) => type !== 'merchant.permissionsSet'),
  ...all('merchantApplication'),
  'merchantApplication.read',
];

/** Grants for maintaining staff, customers, app users and messages. */
export const people: Grants = {
  operations: [
    ...told,
    ...importing,
    ...all('staff').filter((type) => type !== 'staff.passwordReset'),
    ...all('merchant'),
    ...all('merchantApplication'),
    ...all('appUser'),
    'notice.sent',
  ],
  manager: [...told, ...importing, ...leadingPeople, ...leadingCustomers, 'notice.sent', 'appUser.read'],
  finance: [
    ...told,
    'merchant.amended',
    'merchant.accountAdded',
    'merchant.accountRemoved',
    'merchant.mainAccountSet',
    'merchant.contractRenewed',
    'appUser.read',
    'appUser.bankAccountSet',
  ],
  support: [...told, ...importing, ...serving, 'notice.sent'],
  clerk: [...told, ...importing],
  courier: [...told, ...importing],
  merchant: [...told, ...importing],
  transport: told,
  sorter: told,
  employee: told,
  auditor: told,
  trainer: told,
};
