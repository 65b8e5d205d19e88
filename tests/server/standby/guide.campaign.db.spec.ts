import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOptions } from '#server/database/cluster.ts';
import { databaseUser } from '#server/database/systemUser.ts';
import { until } from '../../support/eventually.ts';
import { INSTALLED } from '../peers/postgresql.ts';

/** A PostgreSQL as the guide has it: its address there, its directory and port here. */
interface Machine {
  readonly address: string;
  readonly data: string;
  readonly port: string;
}

const [programs = ''] = [...INSTALLED.values()].slice(-1);
let home: string;
let one: Machine;
let two: Machine;

/** Blocks of commands of the guide, by their first line. */
const blocks: readonly (readonly [where: string, commands: readonly string[]])[] = [
  ...(/### A standby\n([^]*?)\n### /.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '').matchAll(
    /```sh\n# on (.*)\n([^]*?)```/g,
  ),
].map(([, where = '', commands = '']) => [where, commands.trim().split('\n')]);

/** Runs a command as the guide says it on one machine, whose addresses are sockets here. */
function run(command: string, { data, port }: Machine): string {
  const here = [one, two].reduce(
    (text, other) => text.replaceAll(`host=${other.address}`, `host=${home} port=${other.port}`),
    command,
  );
  const user = databaseUser(data);
  const done = spawnSync('bash', ['-c', here], {
    ...runOptions(home, user).spawn,
    env: {
      PATH: `${join(programs, 'bin')}:${process.env['PATH']}`,
      PGDATA: data,
      PGHOST: home,
      PGPORT: port,
      PGUSER: 'postgres',
      LC_ALL: 'C',
    },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(done.status, `${here}\n${done.stdout}\n${done.stderr}`).toBe(0);
  return done.stdout;
}
const ask = (machine: Machine, statement: string): string => run(`psql -At -c "${statement}"`, machine).trim();

function follow(index: number, machine: Machine): string {
  const [, commands = []] = blocks[index] ?? [];
  // A daemon keeps the output of its starter open.
  return commands
    .map((command) => run(`${command}${command.startsWith('pg_ctl') ? ' > /dev/null 2>&1' : ''}`, machine))
    .join('');
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'shweli-guide-'));
  chmodSync(home, 0o711);
  const user = databaseUser(join(home, 'one'));
  if (user) chownSync(home, user.uid, user.gid);
  [one, two] = [
    { address: '10.0.0.1', data: join(home, 'one'), port: '5433' },
    { address: '10.0.0.2', data: join(home, 'two'), port: '5434' },
  ];
  for (const { data } of [one, two]) {
    mkdirSync(data, { mode: 0o700 });
    if (user) chownSync(data, user.uid, user.gid);
  }
});
afterAll(() => {
  for (const machine of [one, two])
    run('pg_ctl --pgdata="$PGDATA" --mode=immediate stop > /dev/null 2>&1 || true', machine);
  rmSync(home, { recursive: true, force: true });
});

describe.skipIf(programs === '')('the guide to a standby, with the PostgreSQL of this machine', () => {
  it('the guide to a standby says what to do on which machine', () => {
    expect(blocks.map(([where]) => where)).toEqual([
      'the primary',
      'the standby, whose PGDATA is empty',
      'the primary',
      'the standby',
      'the old primary, which is off',
    ]);
  });

  it('the guide to a standby leads to a synchronous standby, its promotion, and an old primary that follows it', async () => {
    run('initdb --username=postgres --auth=trust --no-instructions', one);
    appendFileSync(
      join(one.data, 'postgresql.conf'),
      `listen_addresses = ''\nunix_socket_directories = '${home}'\nwal_log_hints = on\nfsync = off\nlogging_collector = on\n`,
    );
    run('pg_ctl --pgdata="$PGDATA" --wait start > /dev/null 2>&1', one);
    ask(one, 'create table parcels (number int)');

    follow(0, one);
    follow(1, two);
    await until(() => ask(one, 'select state from pg_stat_replication') === 'streaming');
    expect(follow(2, one)).toMatch(/two .*streaming/);
    await until(() => ask(one, 'select sync_state from pg_stat_replication') === 'sync');
    ask(one, 'insert into parcels values (1)');

    run('kill -9 $(head -1 "$PGDATA/postmaster.pid")', one);
    follow(3, two);
    ask(two, 'insert into parcels values (2)');
    expect(ask(two, 'select number from parcels order by number')).toBe('1\n2');

    await until(() => spawnSync('pgrep', ['-f', one.data]).status !== 0);
    follow(4, one);
    await until(() => ask(two, 'select application_name, state from pg_stat_replication') === 'one|streaming');
    ask(two, 'insert into parcels values (3)');
    await until(() => ask(one, 'select number from parcels order by number') === '1\n2\n3');
    expect(ask(one, 'select pg_is_in_recovery()')).toBe('t');
  }, 600_000);
});
