import type { Contract, KeyOf } from './contract.ts';
import * as account from './account.ts';
import * as captcha from './captcha.ts';
import * as cases from './cases.ts';
import * as commands from './commands.ts';
import * as connection from './connection.ts';
import * as deadlines from './deadlines.ts';
import * as evidence from './evidence.ts';
import * as exports from './exports.ts';
import * as figures from './figures.ts';
import * as health from './health.ts';
import * as jobs from './jobs.ts';
import * as labels from './labels.ts';
import * as ledger from './ledger.ts';
import * as listViews from './listViews.ts';
import * as live from './live.ts';
import * as masterData from './masterData.ts';
import * as menus from './menus.ts';
import * as models from './models.ts';
import * as notices from './notices.ts';
import * as pages from './pages.ts';
import * as processMining from './processMining.ts';
import * as prices from './prices.ts';
import * as proofs from './proofs.ts';
import * as references from './references.ts';
import * as rejudgements from './rejudgements.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as socket from './socket.ts';
import * as staff from './staff.ts';
import * as stock from './stock.ts';
import * as streams from './streams.ts';
import * as testAtlas from './testAtlas.ts';
import * as uploads from './uploads.ts';
import * as violations from './violations.ts';

/** Every area of the calls by its tag: its title, and the files with its contracts. */
export const AREAS = {
  Connection: { about: 'Health of the server, and this document.', files: [connection, health] },
  Session: { about: 'Signing in and out, the lock of the screen, the password.', files: [captcha, session, socket] },
  Account: { about: "The actor's record, picture, operations and sessions.", files: [account] },
  Menus: { about: 'The menu of the console.', files: [menus] },
  'Master data': {
    about: 'Areas, stations, branches, prices, questions, dictionaries, departments.',
    files: [masterData, prices, references],
  },
  Staff: { about: 'Staff to choose from, and their passwords.', files: [staff] },
  Commands: { about: 'Commands, by which every record is changed.', files: [commands] },
  Records: { about: 'One record: its state, what it allows, its history.', files: [streams, cases] },
  Lists: {
    about: 'Rows of read models: pages, figures, search, saved views.',
    files: [pages, figures, search, listViews],
  },
  Events: { about: 'Events missed while a socket was closed.', files: [live] },
  Exports: { about: 'Lists as spreadsheets, and the links to download them.', files: [exports] },
  Uploads: { about: 'Pictures, uploaded before an event names them.', files: [uploads] },
  Labels: { about: 'Waybills, labels and manifests: previews and files.', files: [labels] },
  Notices: { about: "The actor's messages.", files: [notices] },
  Operations: { about: 'Jobs, deadlines and the stock of branches.', files: [jobs, deadlines, stock] },
  Model: { about: 'The machines as data, roles, tests.', files: [models, testAtlas] },
  Ledger: { about: 'Double entry: balances and postings.', files: [ledger] },
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
