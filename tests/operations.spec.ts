import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ADMIN = 'tests/server/administration/admin.campaign.db.spec.ts';
const BACKUP = 'tests/server/backup/backup.campaign.db.spec.ts';
const POINT_IN_TIME = 'tests/server/backup/pointInTime.campaign.db.spec.ts';

const STANDBY = 'tests/server/standby/guide.campaign.db.spec.ts';

/** Test of each command that the guide names, and how that test calls it. */
const TRIED: Readonly<Record<string, readonly [file: string, call: string]>> = {
  'npm start': ['tests/server/backup/program.ts', "'server/main.ts'"],
  'npm run admin -- password': [ADMIN, "admin(['password'"],
  'npm run admin -- unlock': [ADMIN, "admin(['unlock'"],
  'npm run admin -- secondFactor': [ADMIN, "admin(['secondFactor'"],
  'npm run admin -- sessions': [ADMIN, "admin(['sessions'"],
  'npm run admin -- signOut': [ADMIN, "admin(['signOut'"],
  'npm run admin -- rotate': [ADMIN, "admin(['rotate'"],
  'npm run admin -- check': [ADMIN, "admin(['check'"],
  'npm run crash': ['tests/scripts/commands.ts', 'Object.entries(scripts)'],
  'npm run ledger -- keys': [ADMIN, "run('ledger', ['keys']"],
  'npm run backup': [BACKUP, "run('backup', [file]"],
  'npm run backup --quick': [BACKUP, "'--quick'"],
  'npm run company': ['tests/scripts/commands.ts', "['company'"],
  'npm run restore': [BACKUP, "run('restore', [file]"],
  'npm run restore --check': [BACKUP, "'--check'"],
  'npm run restore --until': [POINT_IN_TIME, "'--until'"],
  'npm run restore --latest': [POINT_IN_TIME, "'--latest'"],
  'npm run ledger -- verify': [BACKUP, "run('ledger', ['verify']"],
  'npm run ledger -- takeKey': ['tests/server/ledger/tree.db.spec.ts', 'takeKey('],
  age: ['tests/server/backup/age.spec.ts', 'what the program age sealed by a passphrase is opened'],
  zstd: [BACKUP, "spawnSync('zstd', ['--decompress'"],
  tar: [BACKUP, "spawnSync('tar', ['--list']"],
  createdb: ['tests/server/database/external.db.spec.ts', "spawnSync('createdb'"],
  'grant create': ['tests/server/foreignSchema.db.spec.ts', 'grant create on schema public to'],
  psql: [STANDBY, 'commands.trim().split'],
  pg_ctl: [STANDBY, "command.startsWith('pg_ctl')"],
  pg_rewind: [STANDBY, 'commands.trim().split'],
  pg_basebackup: ['tests/server/peers/baseBackup.campaign.db.spec.ts', "'bin', 'pg_basebackup'"],
};

/** Commands that no test tries, each with its reason. */
const UNTRIED: Readonly<Record<string, string>> = {
  git: 'brings the newer version; tests/server/older/olderVersions.campaign.db.spec.ts starts it on older databases',
  docker: 'needs a daemon; tests/deploy.spec.ts reads the file',
  'npm install': 'takes a provider of traces from the network; tests/server/tracing.db.spec.ts has one of its own',
  timedatectl: "sets the machine's clock",
};

const guide = readFileSync('docs/operations.md', 'utf8').replace('the cause `npm run admin`', '');

const PROGRAMS =
  /^(?:npm (?:start|run|install)|(?:age|createdb|docker|git|grant|pg_basebackup|pg_ctl|pg_rewind|tar|timedatectl|zstd)\b)/;

/** Lines of a shell, each program of a pipeline by itself, and texts set as code that begin with a program. */
const written = [
  ...[...guide.matchAll(/^```sh\n([^]*?)^```/gm)]
    .flatMap(([, lines = '']) => lines.trim().split(/\n| \| /))
    .filter((line) => !line.startsWith('# ')),
  ...[...guide.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    PROGRAMS.test(code) ? [code] : [],
  ),
].map((line) => line.replaceAll(/\b[A-Z_]+=(?:'[^']*'|\S+) /g, ''));

/** Returns the names of a command: with its verb, and with each of its options. */
function namesOf(line: string): string[] {
  const [npm] = /^npm (?:start|install|run \w+(?: -- (?!-)[a-zA-Z]+(?![\w/]|\.\w))?)/.exec(line) ?? [];
  if (npm === undefined) return [/^grant \w+|^\w+/.exec(line)?.[0] ?? line];
  const options = npm === 'npm install' ? [] : (line.match(/(?<= )--[a-z]+/g) ?? []);
  return options.length === 0 ? [npm] : options.map((option) => `${npm} ${option}`);
}

it('each command of the guide is tried by a test, or says why not', () => {
  const named = new Set(written.flatMap(namesOf));
  const known = new Set([...Object.keys(TRIED), ...Object.keys(UNTRIED)]);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
  for (const [file, call] of Object.values(TRIED)) expect(readFileSync(file, 'utf8')).toContain(call);
});

it('the operator’s programs know no command that the guide does not name', () => {
  const known = [...Object.keys(TRIED), ...Object.keys(UNTRIED)];
  expect(known.filter((name) => !guide.includes(name.split(/ (?=--\w)/).at(-1) ?? name))).toEqual([]);
});

it('each key that can be replaced is tried', () => {
  const keys = /`npm run admin -- rotate` and (.*)\|$/m.exec(guide)?.[1]?.match(/`\w+`/g) ?? [];
  expect(keys).toHaveLength(5);
  const text = readFileSync(ADMIN, 'utf8');
  for (const key of keys) expect(text).toContain(`'${key.slice(1, -1)}'`);
});
