import { aggregateTypes } from '#machines/aggregateTypes.ts';
import type { Grants } from './index.ts';

const all = (machine: string): string[] =>
  Object.entries(aggregateTypes[machine]?.events ?? {}).flatMap(([type, { systemOnly }]) => (systemOnly ? [] : [type]));

/** Permission to read the own messages, for everybody. */
const readingMessages = ['notice.read'];
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
    ...readingMessages,
    ...importing,
    ...all('staff').filter((type) => type !== 'staff.passwordReset'),
    ...all('merchant'),
    ...all('merchantApplication'),
    ...all('appUser'),
    'notice.sent',
  ],
  manager: [...readingMessages, ...importing, ...leadingPeople, ...leadingCustomers, 'notice.sent', 'appUser.read'],
  finance: [
    ...readingMessages,
    'merchant.amended',
    'merchant.accountAdded',
    'merchant.accountRemoved',
    'merchant.mainAccountSet',
    'merchant.contractRenewed',
    'appUser.read',
    'appUser.bankAccountSet',
  ],
  support: [...readingMessages, ...importing, ...serving, 'notice.sent'],
  clerk: [...readingMessages, ...importing],
  courier: [...readingMessages, ...importing],
  merchant: [...readingMessages, ...importing],
  transport: readingMessages,
  sorter: readingMessages,
  employee: readingMessages,
  auditor: readingMessages,
  trainer: readingMessages,
};
