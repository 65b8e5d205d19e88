import type pg from 'pg';
import { examineWhole } from '#server/auditor/examine.ts';
import { writeKey } from '#proofs/checkpoint.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openLedger } from '#server/ledger/openLedger.ts';
import { followAgain } from '#server/instruments/processMining/followAgain.ts';
import { rebuild } from '#server/ledger/rebuild.ts';
import { rejudgeAll, type Case } from '#server/instruments/rejudging/rejudgeAll.ts';
import { keysOf, takeKey } from '#server/ledger/signing/keys.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { verify } from '#server/ledger/verify.ts';
import { commandLine, exitAfter, Misuse, unknown } from './commandLine.ts';
import { checkEvidence, packEvidence, verifyEvidence, type Report } from './evidence.ts';
import { NotTheSameLog, witness } from './witness.ts';

interface Verb {
  readonly writes: boolean;
  readonly run: (client: pg.ClientBase, config: Config, given: readonly string[]) => Promise<Report>;
}

const USAGE = `Usage: npm run ledger -- <verb>
  verify [<pack.zip>]   holds the log, or a pack of evidence, against its hashes, checkpoints and signatures
  evidence <file.zip> [<field>=<...>] ...   packs the events that a query finds
  witness <server> <directory> [<the log's key>]   holds the log of now against the last one seen
  keys | takeKey   the keys that sign; signing with the one of this data directory
  replay | rebuild | audit   judges, makes again or examines everything
Exit code 1: the verb found something; 2: not a command line; 3: it could not be done.`;

const MOST_LINES = 100;

const listed = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES), `... and ${lines.length - MOST_LINES} more`];

/** Formats a case in a line: its place, its event, and the refusals or the other state. */
const lineOf = ({ machine, id, version, type, refusals, to, wouldLeadTo }: Case): string => {
  const reasons = refusals.map(({ code, rule, values }) => `${rule ?? code} ${JSON.stringify(values)}`);
  const otherwise = reasons.length > 0 ? reasons.join('; ') : `${to} -> ${wouldLeadTo}`;
  return `${machine}/${id}@${version} ${type}: ${otherwise}`;
};

const verbs: Readonly<Record<string, Verb>> = {
  verify: {
    writes: false,
    async run(client, { checkpointFile }) {
      const { streams, events, numbered, faults } = await verify(client, checkpointFile);
      const lines = listed(faults.map(({ place, what }) => `${place}: ${what}`));
      const sum = `${events} events of ${streams} streams, ${numbered} numbered, ${faults.length} faults.`;
      return { lines: [...lines, sum], well: faults.length === 0 };
    },
  },
  rebuild: {
    writes: true,
    async run(client) {
      const { streams, differences } = await rebuild(client, [followAgain]);
      const lines = listed(differences.map(({ machine, id, fields }) => `${machine}/${id}: ${fields.join(', ')}`));
      const sum = `${streams} streams, ${differences.length} records that differed from their events, all replaced.`;
      return { lines: [...lines, sum], well: true };
    },
  },
  replay: {
    writes: false,
    async run(client) {
      const { streams, events, cases, changes } = await rejudgeAll(client);
      const lines = changes.flatMap(({ rule, count, cases: shown }) => [
        `${rule}: ${count}`,
        ...shown.map((one) => `  ${lineOf(one)}`),
        ...(count > shown.length ? [`  ... and ${count - shown.length} more`] : []),
      ]);
      const sum = `${events} events of ${streams} streams, ${cases} that the present machines would judge differently.`;
      return { lines: [...lines, sum], well: cases === 0 };
    },
  },
  audit: {
    writes: false,
    async run(client) {
      const lines: string[] = [];
      let aggregates = 0;
      for await (const { subjects, findings } of examineWhole(client)) {
        aggregates += subjects.length;
        for (const { invariant, machine, id, evidence } of findings)
          lines.push(`${machine}/${id}: ${invariant} ${JSON.stringify(evidence)}`);
      }
      return {
        lines: [...listed(lines), `${aggregates} aggregates, ${lines.length} contradictions.`],
        well: lines.length === 0,
      };
    },
  },
  evidence: {
    writes: false,
    run: (client, { dataDirectory }, given) => packEvidence(client, dataDirectory, given),
  },
  keys: {
    writes: false,
    async run(client) {
      const keys = await keysOf(client);
      return { lines: keys.length === 0 ? ['Nothing is signed yet.'] : keys.map(writeKey), well: true };
    },
  },
  takeKey: {
    writes: true,
    async run(client, { dataDirectory }) {
      const key = await takeKey(client, await signerIn(dataDirectory), new Date().toISOString());
      return { lines: [`Checkpoints are signed with ${writeKey(key)} from now on.`], well: true };
    },
  },
};

/** Witnesses a log through its server, without database or settings. Throws if it contradicts an earlier visit. */
async function watch([server, directory, key]: readonly string[]): Promise<boolean> {
  if (server === undefined || directory === undefined)
    throw new Misuse('witness needs the address of the server and a directory for the witnessed checkpoints.');
  try {
    console.log(await witness({ server, directory, key }));
    return true;
  } catch (error) {
    if (!(error instanceof NotTheSameLog)) throw error;
    console.error(error.message);
    return false;
  }
}

/** Runs a verb in one transaction, read-only unless the verb writes. */
async function main(name: string, given: readonly string[]): Promise<boolean> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    const choices = [...Object.keys(verbs), 'witness'];
    throw name === ''
      ? new Misuse(`No verb is given. There is: ${choices.join(', ')}.`)
      : unknown('verb', name, choices);
  }
  const config = readConfig(process.env);
  const ledger = await openLedger(config);
  try {
    if (ledger.held && verb.writes) {
      throw new Error(`A server uses this data directory: stop it first, then run ${name} again.`);
    }
    if (ledger.held) console.log('A server uses this data directory: its log is read in its present state.');
    const client = await ledger.pool.connect();
    try {
      await client.query(`begin isolation level repeatable read ${verb.writes ? 'read write' : 'read only'}`);
      const { lines, well } = await verb.run(client, config, given);
      await client.query('commit');
      console.log(lines.join('\n'));
      return well;
    } finally {
      client.release();
    }
  } finally {
    await ledger.close();
  }
}

/** Verifies a pack of evidence, without database or settings. */
async function examine(path: string): Promise<boolean> {
  const { lines, well } = await verifyEvidence(path);
  console.log(lines.join('\n'));
  return well;
}

/** The most words after a verb; evidence takes any number. */
const MOST_WORDS: Readonly<Record<string, number>> = { verify: 1, witness: 3, evidence: Infinity };

async function run(name: string, given: readonly string[]): Promise<boolean> {
  const [first] = given;
  const most = MOST_WORDS[name] ?? 0;
  if (Object.hasOwn(verbs, name) && given.length > most)
    throw new Misuse(`${name} takes no further word: ${given.slice(most).join(' ')}.`);
  if (name === 'evidence') checkEvidence(given);
  if (name === 'witness') return watch(given);
  return name === 'verify' && first !== undefined ? examine(first) : main(name, given);
}

const { words } = commandLine({ usage: USAGE, word: 'verb', words: /./ });
const [named = '', ...others] = words;

exitAfter(run(named, others), USAGE);
