import type { Contract, KeyOf } from './contract.ts';
import * as agreement from './agreement.ts';
import * as account from './account.ts';
import * as apiKeys from './apiKeys.ts';
import * as captcha from './captcha.ts';
import * as cases from './cases.ts';
import * as colleagues from './colleagues.ts';
import * as commands from './commands.ts';
import * as company from './company.ts';
import * as conflicts from './conflicts.ts';
import * as connection from './connection.ts';
import * as deadlines from './deadlines.ts';
import * as evidence from './evidence.ts';
import * as exports from './exports.ts';
import * as finance from './finance.ts';
import * as figures from './figures.ts';
import * as groups from './groups.ts';
import * as health from './health.ts';
import * as jobs from './jobs.ts';
import * as labels from './labels.ts';
import * as ledger from './ledger.ts';
import * as listViews from './listViews.ts';
import * as passkeys from './passkeys.ts';
import * as schedules from './schedules.ts';
import * as thresholds from './thresholds.ts';
import * as live from './live.ts';
import * as masterData from './masterData.ts';
import * as maps from './maps.ts';
import * as menus from './menus.ts';
import * as models from './models.ts';
import * as notices from './notices.ts';
import * as online from './online.ts';
import * as pages from './pages.ts';
import * as processMining from './processMining.ts';
import * as prices from './prices.ts';
import * as proofs from './proofs.ts';
import * as push from './push.ts';
import * as queues from './queues.ts';
import * as references from './references.ts';
import * as rejudgements from './rejudgements.ts';
import * as roles from './roles.ts';
import * as roster from './roster.ts';
import * as scanning from './scanning.ts';
import * as search from './search.ts';
import * as secondFactor from './secondFactor.ts';
import * as session from './session.ts';
import * as socket from './socket.ts';
import * as staff from './staff.ts';
import * as stock from './stock.ts';
import * as streams from './streams.ts';
import * as testAtlas from './testAtlas.ts';
import * as tracking from './tracking.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';
import * as violations from './violations.ts';
import * as webhooks from './webhooks.ts';

/** Every area of the calls by its tag: its title, and the files with its contracts. */
export const AREAS = {
  Connection: { about: 'Health of the server, and this document.', files: [connection, health] },
  Session: {
    about: 'Signing in and out, the second factor, the lock of the screen, the password.',
    files: [captcha, session, secondFactor, passkeys, socket],
  },
  Account: { about: "The actor's record, picture, operations and sessions.", files: [account] },
  Menus: { about: 'The menu of the console.', files: [menus] },
  'Master data': {
    about: 'The company, areas, stations, branches, prices, questions, dictionaries, departments.',
    files: [company, masterData, maps, prices, references],
  },
  Staff: {
    about: 'Staff to choose from, the roster, accounts, passwords, and who is signed in.',
    files: [staff, roster, users, online],
  },
  Roles: { about: 'Holders of a role, its menu, and conflicts with the standard company.', files: [roles, conflicts] },
  Colleagues: {
    about: "Accounts of the actor's own customer, kept by its main account.",
    files: [colleagues],
  },
  'API keys': { about: 'Keys by which programs of business customers work.', files: [apiKeys] },
  Webhooks: { about: 'Secrets of webhooks, and what was sent to them.', files: [webhooks] },
  Commands: { about: 'Commands, by which every record is changed.', files: [commands] },
  Records: { about: 'One record: its state, what it allows, its history.', files: [streams, cases] },
  Lists: {
    about: 'Rows of read models: pages, figures, groups, queues of work, search, saved views.',
    files: [pages, figures, groups, queues, search, listViews, thresholds, schedules],
  },
  Events: { about: 'Events missed while a socket was closed.', files: [live] },
  Exports: { about: 'Lists as spreadsheets, and the links to download them.', files: [exports] },
  Uploads: { about: 'Pictures, uploaded before an event names them.', files: [uploads] },
  Labels: { about: 'Waybills, labels and manifests: previews and files.', files: [labels] },
  Tracking: { about: 'A parcel by its number, for its receiver, without signing in.', files: [tracking] },
  Notices: { about: "The actor's messages, and the ringing for new assignments.", files: [notices, push] },
  Operations: {
    about: 'Jobs, deadlines, the stock of branches, and where scanned things go.',
    files: [jobs, deadlines, stock, scanning],
  },
  Model: { about: 'The machines as data, roles, tests.', files: [models, testAtlas] },
  Finance: { about: 'What is owed, and papers for customers.', files: [finance] },
  Ledger: { about: 'Double entry: balances and postings.', files: [ledger, agreement] },
  Audit: {
    about: 'The signed log: proofs, evidence, contradictions, history judged again.',
    files: [proofs, evidence, rejudgements, violations],
  },
  'Process mining': { about: "Use of the machines' transitions, as recorded in the log.", files: [processMining] },
} as const;

type Exported<File> = File extends unknown ? File[keyof File] : never;
type Areas = (typeof AREAS)[keyof typeof AREAS];

/** The type of all contracts. */
export type AnyContract = Extract<Exported<Areas['files'][number]>, Contract>;
/** The key of every call; the policy table has exactly one row for each. */
export type CallKey = KeyOf<AnyContract>;

const isContract = (exported: unknown): exported is Contract =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/** A contract with the name of its export and the tag of its area. */
export interface NamedContract {
  readonly name: string;
  readonly tag: string;
  readonly contract: Contract;
}

/** Every contract, by area. */
export const CALLS: readonly NamedContract[] = Object.entries(AREAS).flatMap(([tag, { files }]) =>
  files.flatMap((file) =>
    Object.entries(file).flatMap(([name, exported]) =>
      isContract(exported) ? [{ name, tag, contract: exported }] : [],
    ),
  ),
);
