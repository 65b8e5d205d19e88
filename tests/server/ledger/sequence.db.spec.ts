import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { chained, CHAIN_BEGINNING } from '#server/ledger/chain.ts';
import { publishCheckpoints } from '#server/ledger/checkpointFile.ts';
import { CHECKPOINT_MS, numberNext } from '#server/ledger/numbering.ts';
import { signCheckpoints } from '#server/ledger/signing/sign.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { verify, type Verified } from '#server/ledger/verify.ts';
import { createProposer, type Proposer } from '#server/propose/proposer.ts';
import { historyOf } from '#server/store/history.ts';
import { hashOf } from '#server/store/record.ts';
import { createSerials } from '#server/store/serials.ts';
import { copyDatabase, createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { numberAll } from '../../support/numbering.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const START = Date.parse('2026-11-20T05:00:00.000Z');
const later = (milliseconds: number): string => new Date(START + milliseconds).toISOString();

let database: TestDatabase;
let proposer: Proposer;
let directory = '';
let file = '';
/** Three aggregates of three events each, interleaved: first of each, second of each, third of each. */
const ids: string[] = [];

const propose = async (event: { type: string; [field: string]: unknown }, id?: string): Promise<string> => {
  const [verdict] = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor: system,
    at: later(0),
    commands: [{ key: crypto.randomUUID(), machine: 'dictionary', ...(id ? { id } : {}), event }],
  });
  expect(verdict?.status, JSON.stringify(verdict)).toBe('accepted');
  return verdict?.id ?? '';
};

/** The log that each test has a copy of. */
let made: TestDatabase;
const madeFile = () => join(directory, 'made.jsonl');

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'shweli-checkpoints-'));
  made = await createTestDatabase();
  use(made);
  for (const value of ['one', 'two', 'three'])
    ids.push(
      await propose({ type: 'dictionary.registered', dict: 'order', value, label: value, labelZh: value, sort: 1 }),
    );
  for (const id of ids) await propose({ type: 'dictionary.amended', label: 'Changed' }, id);
  for (const id of ids) await propose({ type: 'dictionary.retired' }, id);
  await numberAll(database.pool, later(0));
  await sign();
  await publishCheckpoints(database.pool, madeFile(), 'signed');
  await made.close();
});
afterAll(async () => {
  await made.drop();
  rmSync(directory, { recursive: true, force: true });
});

beforeEach(async () => {
  use(await copyDatabase(made.name));
  file = join(directory, `${crypto.randomUUID()}.jsonl`);
  copyFileSync(madeFile(), file);
});
afterEach(() => database.drop());

function use(given: TestDatabase): void {
  database = given;
  proposer = createProposer(database.pool, createSerials(database.pool));
}

/** Runs forbidden statements past the triggers, as only a superuser can. */
async function tamper(...texts: string[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const text of texts) expect((await client.query(text)).rowCount, text).toBeGreaterThan(0);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function verified(checkpointFile?: string): Promise<Verified> {
  const client = await database.pool.connect();
  try {
    return await verify(client, checkpointFile);
  } finally {
    client.release();
  }
}

const faults = async (checkpointFile?: string) =>
  (await verified(checkpointFile)).faults.map(({ place, what }) => `${place}: ${what}`);
const sign = async (): Promise<number> => signCheckpoints(database.pool, await signerIn(directory), later(0));
const stream = (which: number) => `dictionary/${ids[which]}`;

/** Recomputes the hashes of an altered log. An owner of the database with knowledge of the program can do this. */
async function recompute(): Promise<void> {
  for (const id of ids) {
    let before: string | null = null;
    for (const event of await historyOf(database.pool, { machine: 'dictionary', id })) {
      const hash: string = hashOf({ ...event, prevHash: before });
      const previous = before === null ? 'null' : `'${before}'`;
      await tamper(`update events set hash = '${hash}', prev_hash = ${previous} where position = ${event.position}`);
      before = hash;
    }
    await tamper(`update streams set head_hash = '${before}' where id = '${id}'`);
  }
  await tamper(
    'delete from signed_checkpoints',
    'delete from checkpoints',
    'delete from log_tree',
    'delete from log_sequence',
  );
  await numberAll(database.pool, later(0));
  await sign();
}

/** Removes the last three events and everything about them in the database. */
const cutTail = (): Promise<void> =>
  tamper(
    'delete from signed_checkpoints',
    'delete from checkpoints',
    'delete from log_tree where (place + 1) << level > 6',
    'delete from log_sequence where sequence > 6',
    'delete from events where version = 3',
    'update streams set version = 2, head_hash = (select hash from events where id = streams.id and version = 2)',
  );

describe('the sequence', () => {
  it('the sequence numbers every event once, in the order of the log, each continuing the chain', async () => {
    const { rows } = await database.pool.query(
      `select sequence, n.hash, chain, encode(n.hash, 'hex') = e.hash as same from log_sequence n
       join events e using (position, machine, id, version) order by e.tx, e.position`,
    );
    let chain = CHAIN_BEGINNING;
    rows.forEach((row, index) => {
      chain = chained(chain, index + 1, row.hash);
      expect(row).toMatchObject({ sequence: index + 1, same: true, chain });
    });
    expect(rows).toHaveLength(9);
    expect(await verified(file)).toEqual({ streams: 3, events: 9, numbered: 9, faults: [] });
  });

  it('the sequence numbers an event once however many processes do it', async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await propose({
        type: 'dictionary.registered',
        dict: 'many',
        value: `${turn}`,
        label: 'x',
        labelZh: 'x',
        sort: 1,
      });
    await Promise.all(Array.from({ length: 8 }, () => numberAll(database.pool, later(0))));
    expect(await verified(file)).toMatchObject({ numbered: 29, faults: [] });
  });

  it('the sequence waits for a transaction that was begun before and is still open', async () => {
    const slow = await database.pool.connect();
    try {
      await slow.query('begin');
      await slow.query('select pg_current_xact_id()');
      await propose({ type: 'dictionary.registered', dict: 'a', value: 'b', label: 'c', labelZh: 'd', sort: 1 });
      expect(await numberNext(database.pool, later(0))).toBe(0);
      await slow.query('commit');
      await numberAll(database.pool, later(0));
      expect(await verified(file)).toMatchObject({ numbered: 10, faults: [] });
    } finally {
      slow.release();
    }
  });

  it('the sequence refuses to be changed, and so do checkpoints', async () => {
    await expect(database.pool.query('delete from checkpoints')).rejects.toThrow(/never changed/);
    await expect(database.pool.query('update log_sequence set version = 1')).rejects.toThrow(/never changed/);
  });
});

describe('checkpoints', () => {
  const counted = async () => (await database.pool.query('select sequence from checkpoints order by 1')).rows;

  it('checkpoints are kept of what came since the last one, after a minute, and written to the file once', async () => {
    await propose({ type: 'dictionary.registered', dict: 'a', value: 'b', label: 'c', labelZh: 'd', sort: 1 });
    await numberAll(database.pool, later(CHECKPOINT_MS - 1));
    expect(await counted()).toEqual([{ sequence: 9 }]);
    await numberNext(database.pool, later(CHECKPOINT_MS));
    await numberNext(database.pool, later(CHECKPOINT_MS * 9));
    expect(await counted()).toEqual([{ sequence: 9 }, { sequence: 10 }]);
    await publishCheckpoints(database.pool, file, 'signed');
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1);
    await sign();
    await Promise.all([1, 2, 3].map(() => publishCheckpoints(database.pool, file, 'signed')));
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).sequence)).toEqual([9, 10]);
  });

  it('checkpoints are kept at every thousandth event', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await proposer.propose({
        mode: 'each',
        dryRun: false,
        actor: system,
        at: later(0),
        commands: Array.from({ length: 600 }, (_, place) => ({
          key: crypto.randomUUID(),
          machine: 'dictionary',
          event: {
            type: 'dictionary.registered',
            dict: 'many',
            value: `${turn}-${place}`,
            label: 'x',
            labelZh: 'x',
            sort: 1,
          },
        })),
      });
    await numberAll(database.pool, later(0));
    expect(await counted()).toEqual([{ sequence: 9 }, { sequence: 1000 }]);
    expect(await verified()).toMatchObject({ numbered: 1209, faults: [] });
  });

  it('checkpoints go on after a line that was torn', async () => {
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, line.slice(0, 40));
    expect(await publishCheckpoints(database.pool, file, 'signed')).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(`${line.slice(0, 40)}\n${line}\n`);
    expect(await faults(file)).toEqual([]);
  });
});

describe('verify finds', () => {
  it('verify finds a changed row, though its hash was made anew', async () => {
    await tamper(
      `update events set data = '{"label": "Free"}', hash = repeat('0', 64) where version = 2 and id = '${ids[1]}'`,
    );
    expect(await faults()).toContain(`${stream(1)} event 2: altered: not the event that was given number 5 of the log`);
  });

  it('verify finds a deleted event', async () => {
    await tamper(`delete from events where version = 2 and id = '${ids[1]}'`);
    expect(await faults()).toContain(`${stream(1)} event 2: missing: it has number 5 of the log`);
  });

  it('verify finds a deleted stream with its head', async () => {
    await tamper(
      `delete from events where id = '${ids[0]}'`,
      `delete from streams where id = '${ids[0]}'`,
      `delete from row_dictionary where id = '${ids[0]}'`,
    );
    expect(await faults()).toEqual(
      [1, 4, 7].map(
        (sequence, index) => `${stream(0)} event ${index + 1}: missing: it has number ${sequence} of the log`,
      ),
    );
  });

  it('verify finds a number taken out together with its event', async () => {
    await tamper(
      `delete from events where id = '${ids[2]}' and version = 3`,
      `update streams set version = 2, head_hash = (select hash from events where id = streams.id and version = 2) where id = '${ids[2]}'`,
      'delete from log_sequence where sequence = 9',
    );
    expect(await faults()).toEqual([
      'number 9 of the log: missing: the log ends here, but the checkpoint of the database is at 9',
      'number 9 of the log: missing: the log ends here, but the signed checkpoint of the database is at 9',
    ]);
  });

  it('verify finds a number missing in the middle', async () => {
    await tamper('delete from log_sequence where sequence = 4');
    expect(await faults()).toEqual([
      'number 4 of the log: missing: the next number is 5',
      `${stream(0)} event 2: inserted: it is placed before earlier events`,
    ]);
  });

  it('verify finds a tail cut off with all rows about it, by the file', async () => {
    await cutTail();
    expect(await faults()).toEqual([]);
    expect(await faults(file)).toEqual([
      'number 7 of the log: missing: the log ends here, but the checkpoint in CHECKPOINT_FILE is at 9',
      'number 7 of the log: missing: the log ends here, but the signed checkpoint in CHECKPOINT_FILE is at 9',
    ]);
  });

  it('verify finds events that changed places', async () => {
    const [first = '', second = ''] = ids;
    await tamper(
      `update events e set tx = other.tx from events other where e.version = 1 and other.version = 1
       and ((e.id, other.id) in (('${first}', '${second}'), ('${second}', '${first}')))`,
    );
    expect(await faults()).toEqual([
      `${stream(0)} event 1: altered: number 1 is out of order`,
      `${stream(1)} event 1: altered: number 2 is out of order`,
    ]);
  });

  it('verify finds an event inserted among the others', async () => {
    await tamper(
      `insert into events (tx, machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
         requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash)
       select tx, machine, 'DICT-FORGED', version, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
         requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash
       from events where version = 1 and id = '${ids[1]}'`,
    );
    expect(await faults()).toContain('dictionary/DICT-FORGED event 1: inserted: it is placed before earlier events');
  });

  it('verify finds a log recomputed as a whole, by the file', async () => {
    await tamper(`update events set data = data || '{"label": "Free"}' where version = 2 and id = '${ids[1]}'`);
    await recompute();
    expect(await faults()).toEqual([]);
    expect(await faults(file)).toEqual([
      'numbers 1 to 9 of the log: altered: the checkpoint in CHECKPOINT_FILE has a different chain',
      expect.stringMatching(/^number 9 .* altered: the signed checkpoint in CHECKPOINT_FILE has the root \w+, the log/),
    ]);
    await expect(publishCheckpoints(database.pool, file, 'signed')).rejects.toThrow(/contradicts .* at event 9/);
  });

  it('verify finds a chain recomputed without the events, by the database alone', async () => {
    await tamper(`update log_sequence set chain = sha256(chain) where sequence = 9`);
    expect(await faults()).toEqual([
      `${stream(2)} event 3: altered: the chain breaks at number 9`,
      'numbers 1 to 9 of the log: altered: the checkpoint of the database has a different chain',
    ]);
  });
});

describe('verify finds in the tree', () => {
  const root = async (): Promise<string> =>
    (await database.pool.query(`select encode(root, 'hex') as root from signed_checkpoints`)).rows[0].root;

  it('verify finds in the tree a hash that is not that of what lies under it', async () => {
    await tamper(`update log_tree set hash = sha256(hash) where level = 2 and place = 1`);
    expect(await faults()).toEqual(['numbers 5 to 8 of the log: altered: the tree has another hash over them']);
  });

  it('verify finds in the tree a hash that is not there, and one too many', async () => {
    await tamper('delete from log_tree where level = 1 and place = 2');
    expect(await faults()).toEqual(['numbers 5 to 6 of the log: missing: the tree has no hash over them']);
    await tamper(`insert into log_tree values (1, 2, sha256('')), (9, 0, sha256(''))`);
    expect(await faults()).toEqual([
      'numbers 5 to 6 of the log: altered: the tree has another hash over them',
      'the tree of the log: altered: 1 subtrees that no events belong to',
    ]);
  });

  it('verify finds events with their hashes, chain and tree made anew, by the checkpoint signed here', async () => {
    const { rows } = await database.pool.query('select * from signed_checkpoints');
    await tamper(`update events set data = data || '{"label": "Free"}' where version = 2 and id = '${ids[1]}'`);
    await recompute();
    const [old] = rows;
    await tamper(`update signed_checkpoints set note = '${old.note}'`);
    expect(await faults()).toEqual([
      `number 9 of the log: altered: the signed checkpoint of the database has the root ${old.root.toString('hex')}, the log ${await root()}`,
    ]);
  });

  it('verify finds everything made anew and signed with a key of the forger, by the file', async () => {
    await tamper(`update events set data = data || '{"label": "Free"}' where version = 2 and id = '${ids[1]}'`);
    await tamper('delete from log_keys');
    const [held, forged] = [directory, join(directory, 'forger')];
    directory = forged;
    await recompute();
    directory = held;
    expect(await faults()).toEqual([]);
    expect(await faults(file)).toEqual([
      'numbers 1 to 9 of the log: altered: the checkpoint in CHECKPOINT_FILE has a different chain',
      'number 9 of the log: altered: the signed checkpoint in CHECKPOINT_FILE has no signature of a key of this log',
    ]);
  });

  it.each<[string, (note: string) => string]>([
    ['a signature that is not of the key', (note) => note.replace(/\S+\n$/, `${'A'.repeat(92)}\n`)],
    ['no signature', (note) => note.slice(0, note.indexOf('\n\n') + 1)],
    ['another root than was signed', (note) => note.replace(/\n9\n.{4}/, '\n9\nAAAA')],
    ['another name', (note) => `x${note}`],
    ['the number of another checkpoint', (note) => note.replace('\n9\n', '\n8\n')],
  ])('verify finds a checkpoint with %s', async (_, changed) => {
    const { rows } = await database.pool.query<{ note: string }>('select note from signed_checkpoints');
    await tamper(`update signed_checkpoints set note = '${changed(rows[0]?.note ?? '')}'`);
    expect(await faults()).toEqual([
      expect.stringMatching(/^number 9 .* altered: the signed checkpoint of the database (has no|is not readable)/),
    ]);
  });

  it('verify finds a signed checkpoint changed in the file, and reads lines of before there was a tree', async () => {
    const { note, ...line } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, `${JSON.stringify(line)}\n`);
    expect(await faults(file)).toEqual([]);
    writeFileSync(file, `${JSON.stringify({ ...line, note: note.replace('\n9\n', '\n8\n') })}\n`);
    expect(await faults(file)).toEqual([
      'number 9 of the log: altered: the signed checkpoint in CHECKPOINT_FILE is not readable or belongs to another number',
    ]);
  });
});

describe('npm run ledger -- verify', () => {
  const run = () =>
    spawnSync(process.execPath, ['scripts/ledger.ts', 'verify'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: database.url, CHECKPOINT_FILE: file },
    });

  it('npm run ledger -- verify ends with 0 for a sound log, and with 1 and the place for one cut off', async () => {
    expect(run()).toMatchObject({ status: 0, stdout: '9 events of 3 streams, 9 numbered, 0 faults.\n', stderr: '' });
    await cutTail();
    const cut = run();
    expect(cut.status).toBe(1);
    expect(cut.stdout).toContain('number 7 of the log: missing');
  });
});
