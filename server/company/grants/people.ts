import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { COLLEAGUE_RIGHTS } from '#machines/rights/colleagueRights.ts';
import type { Grants } from './grants.ts';

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
  'staff.signedOut',
  'staff.secondFactorResetAsked',
  'staff.secondFactorResetWithdrawn',
];

/** Permissions to keep API keys and webhooks: of the own customer, or of those of the own branches. */
const programs = ['apiKey.read', ...all('apiKey'), 'webhook.read', ...all('webhook')];

const leadingCustomers = [
  ...all('merchant').filter((type) => type !== 'merchant.permissionsSet'),
  ...all('merchantApplication'),
  'merchantApplication.read',
  ...programs,
];

/** Grants for maintaining staff, customers, app users and messages. */
export const people: Grants = {
  operations: [
    ...readingMessages,
    'session.read',
    ...importing,
    ...all('staff').filter((type) => type !== 'staff.passwordReset' && !COLLEAGUE_RIGHTS.includes(type)),
    ...all('merchant'),
    ...all('merchantApplication'),
    ...programs,
    ...all('appUser'),
    'notice.sent',
  ],
  manager: [
    ...readingMessages,
    'session.read',
    ...importing,
    ...leadingPeople,
    ...leadingCustomers,
    'notice.sent',
    'appUser.read',
  ],
  finance: [
    ...readingMessages,
    'merchant.amended',
    'merchant.accountAdded',
    'merchant.accountRemoved',
    'merchant.mainAccountSet',
    'merchant.mainAccountCancelled',
    'merchant.contractRenewed',
    'appUser.read',
    'appUser.bankAccountSet',
  ],
  support: [...readingMessages, ...importing, ...serving, 'notice.sent'],
  clerk: [...readingMessages, ...importing],
  courier: [...readingMessages, ...importing],
  merchant: [...readingMessages, ...importing, ...programs, ...COLLEAGUE_RIGHTS],
  merchantReader: readingMessages,
  merchantOrders: [...readingMessages, ...importing],
  merchantMoney: readingMessages,
  merchantQuestions: readingMessages,
  transport: readingMessages,
  sorter: readingMessages,
  employee: readingMessages,
  auditor: [...readingMessages, 'session.read'],
  trainer: readingMessages,
};
