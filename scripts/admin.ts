import {
  removeFactorByOperator,
  resetByOperator,
  unlockByOperator,
  type Operating,
} from '#server/administration/accounts.ts';
import { KEYS } from '#server/administration/rotate.ts';
import { sessionLines, signOutByOperator } from '#server/administration/sessions.ts';
import { unsafeAccounts, unsafeBackups, unsafeSettings } from '#server/administration/unsafe.ts';
import { readConfig, type Config } from '#server/config.ts';
import { undurable } from '#server/database/durability.ts';
import { openLedger } from '#server/ledger/openLedger.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { commandLine, exitAfter, Misuse, unknown } from './commandLine.ts';

const USAGE = `Usage: npm run admin -- <verb>
  password <login name>   resets a password, ends the sessions, and prints a one-time password for a day
  unlock <login name>     opens an account that failed attempts, a lock or a disabling keeps closed
  secondFactor <login name> removes app and passkeys that are lost: the password alone signs in until another factor is set up
  sessions [<login name>] lists open sessions
  signOut <login name or session>   ends the sessions of an account, or one session
  rotate token | files | push | passwords | log   replaces a key; says what follows
  check                   says what is unsafe about settings, files and accounts; exit code 1 if anything is
Works beside a running server. Each act on an account is an event of the log, by the system.`;

interface Verb {
  readonly least: number;
  readonly most: number;
  readonly run: (operating: Operating, config: Config, word: string) => Promise<readonly string[]>;
}

const verbs: Readonly<Record<string, Verb>> = {
  password: {
    least: 1,
    most: 1,
    run: async (operating, _config, username) => [
      `One-time password of ${username}, for a day and shown only now: ${await resetByOperator(operating, username)}`,
    ],
  },
  unlock: {
    least: 1,
    most: 1,
    run: async (operating, _config, username) => {
      const lifted = await unlockByOperator(operating, username);
      return [lifted.length === 0 ? `Nothing kept ${username} out.` : `${username} may sign in: ${lifted.join(', ')}.`];
    },
  },
  secondFactor: {
    least: 1,
    most: 1,
    run: async (operating, _config, username) => {
      await removeFactorByOperator(operating, username);
      return [`${username} signs in with the password alone.`];
    },
  },
  sessions: {
    least: 0,
    most: 1,
    run: async ({ pool, now }, _config, username) => {
      const lines = await sessionLines(pool, username === '' ? null : username, now);
      return lines.length === 0 ? ['No session is open.'] : lines;
    },
  },
  signOut: {
    least: 1,
    most: 1,
    run: async (operating, _config, named) => {
      await signOutByOperator(operating, named);
      return [`Signed out: ${named}.`];
    },
  },
  rotate: {
    least: 1,
    most: 1,
    run: async ({ pool, now }, { dataDirectory }, name) => [(await KEYS[name]?.({ pool, dataDirectory, now })) ?? ''],
  },
  check: { least: 0, most: 0, run: async () => [] },
};

/** Prints what is unsafe; returns whether nothing is. */
async function check({ pool, now }: Operating, config: Config): Promise<boolean> {
  const unsafe = [
    ...unsafeSettings(config),
    ...(await unsafeBackups(config, now)),
    ...(config.databaseUrl === undefined ? [] : await undurable(pool)),
    ...(await unsafeAccounts(pool, now)),
  ];
  console.log(unsafe.length === 0 ? 'Nothing unsafe was found.' : unsafe.map((line) => `- ${line}`).join('\n'));
  return unsafe.length === 0;
}

async function main(name: string, given: readonly string[]): Promise<boolean> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    if (name === '') throw new Misuse(`No verb is given. There is: ${Object.keys(verbs).join(', ')}.`);
    throw unknown('verb', name, Object.keys(verbs));
  }
  if (given.length > verb.most) throw new Misuse(`${name} takes no further word: ${given.slice(verb.most).join(' ')}.`);
  if (given.length < verb.least) throw new Misuse(`${name} needs ${name === 'rotate' ? 'a key' : 'a name'}.`);
  const [word = ''] = given;
  if (name === 'rotate' && word === 'pepper')
    throw new Misuse(
      'The pepper is part of every password, which nobody knows: it cannot be replaced without resetting all.',
    );
  if (name === 'rotate' && !Object.hasOwn(KEYS, word)) throw unknown('key', word, Object.keys(KEYS));
  const config = readConfig(process.env);
  const { pool, close } = await openLedger(config);
  try {
    const operating = { pool, proposer: createProposer(pool, createSerials(pool)), now: new Date() };
    if (name === 'check') return await check(operating, config);
    console.log((await verb.run(operating, config, word)).join('\n'));
    return true;
  } finally {
    await close();
  }
}

const { words } = commandLine({ usage: USAGE, word: 'verb', words: /./ });
const [named = '', ...others] = words;

exitAfter(main(named, others), USAGE);
