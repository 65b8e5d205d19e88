/** A browser journey of `npm test`. */
export interface Journey {
  readonly file: string;
  /** Titles of its groups and its own, joined by ` › `; without one, every test of the file. */
  readonly title?: string;
  /** Kind of work and shape of screen that it stands for. */
  readonly reason: string;
}

/**
 * Journeys of `npm test`: at most sixteen, one for each kind of work, which together touch every shape of screen, and the walk through
 * the menu. `npm run test:all` runs every browser test.
 */
export const GATE: readonly Journey[] = [
  { file: 'e2e/gateWalk.e2e.ts', reason: 'Every screen of the menu, once, as the administrator.' },
  {
    file: 'e2e/session.e2e.ts',
    title: 'a visitor is led to the sign-in, reads what is wrong at its field, and is led back to what was asked for',
    reason: 'Everybody: the sign-in.',
  },
  {
    file: 'e2e/lock.e2e.ts',
    title: 'the screen locks over all content, in every tab and over a reload; the password unlocks it: zh',
    reason: 'Everybody: the lock, in Chinese.',
  },
  {
    file: 'e2e/orders-create.e2e.ts',
    title: 'an order is created: priced and validated while typing, kept over a reload, printed at the end',
    reason: 'A clerk at the counter: a long form, and the paper at its end.',
  },
  {
    file: 'e2e/orders-list.e2e.ts',
    title: 'a list sorts, pages and filters on the server, each in the address',
    reason: 'Everybody: a list.',
  },
  {
    file: 'e2e/orders-list.e2e.ts',
    title: 'the list of orders judges many orders at once before anything is written, then does what is allowed',
    reason: 'A manager: many records at once, a verdict for each.',
  },
  {
    file: 'e2e/orders-detail.e2e.ts',
    title: 'submits an event from its form: errors at the field, then success, and the log describes it',
    reason: 'Everybody: a record with its actions, forms and log.',
  },
  {
    file: 'e2e/bagging.e2e.ts',
    title: 'a sorter fills bags by the scanner alone, takes out what went in wrongly, and seals',
    reason: 'A sorter: a scanning station.',
  },
  {
    file: 'e2e/offlineReload.e2e.ts',
    title: 'scans reloaded without a line keep their verdict; with the line names and remarks are back',
    reason: 'A branch without a line: scans kept and sent later.',
  },
  {
    file: 'e2e/importRepair.e2e.ts',
    title: 'wrong cells are corrected in the table by keys, judged again at once, and imported with the others',
    reason: 'A business customer: an import.',
  },
  {
    file: 'e2e/maps.e2e.ts',
    title: 'branches are on a map with lines and hubs, and in a table beside it; a marker opens the record',
    reason: 'Operations: a map.',
  },
  {
    file: 'e2e/selectAndCash.e2e.ts',
    title: 'a courier hands cash in by its notes on the phone; who counts sees the orders that it comes from',
    reason: 'A courier: the phone.',
  },
  {
    file: 'e2e/selectAndCash.e2e.ts',
    title: 'chosen bills show their totals, and each act why not before its window opens',
    reason: 'Finance: bills, and refusals explained.',
  },
  {
    file: 'e2e/roles.e2e.ts',
    title: 'before a change of a role is saved it says what it takes, and from whom',
    reason: 'The administrator: a register, and the consequence before the deed.',
  },
  {
    file: 'e2e/reports.e2e.ts',
    title: 'a report is built, its cell opens the list of exactly its records, and the address shares it',
    reason: 'A manager: a board with figures and charts.',
  },
  {
    file: 'e2e/atlas.e2e.ts',
    title: 'an auditor goes from all machines to one state of one, and reads what may happen in it',
    reason: 'An auditor: the model of transitions.',
  },
  {
    file: 'e2e/simulator.e2e.ts',
    title:
      'a trainer creates an order in the sandbox, sees reasons of refusals, and undoes it; nothing reaches the server',
    reason: 'A trainer: the sandbox.',
  },
];
