import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Test of each command that the guide names, and how that test calls it. */
const TRIED: Readonly<Record<string, readonly [file: string, call: string]>> = {
  'npm start': ['tests/server/backup/program.ts', "'server/main.ts'"],
  'npm run admin -- password': ['tests/server/administration/admin.campaign.db.spec.ts', "admin(['password'"],
  'npm run admin -- unlock': ['tests/server/administration/admin.campaign.db.spec.ts', "admin(['unlock'"],
  'npm run admin -- secondFactor': ['tests/server/administration/admin.campaign.db.spec.ts', "admin(['secondFactor'"],
  'npm run admin -- sessions': ['tests/server/administration/admin.campaign.db.spec.ts', "admin(['sessions'"],
  'npm run admin -- signOut': ['tests/server/administration/admin.campaign.db.spec.ts', "admin(['signOut'"],
  'npm run admin -- rotate': ['tests/server/administration/admin.campaign.db.spec.ts', "admin(['rotate'"],
  'npm run admin -- check': ['tests/server/administration/admin.campaign.db.spec.ts', "admin(['check'"],
  'npm run crash': ['tests/scripts/commands.ts', 'Object.entries(scripts)'],
  'npm run ledger -- keys': ['tests/server/administration/admin.campaign.db.spec.ts', "run('ledger', ['keys']"],
  'npm run backup': ['tests/server/backup/backup.campaign.db.spec.ts', "run('backup'"],
  'npm run company': ['tests/scripts/commands.ts', "['company'"],
  'npm run restore': ['tests/server/backup/backup.campaign.db.spec.ts', "run('restore'"],
  'npm run ledger -- verify': ['tests/server/backup/backup.campaign.db.spec.ts', "run('ledger', ['verify']"],
  'npm run ledger -- takeKey': ['tests/server/ledger/tree.db.spec.ts', 'takeKey('],
};

const guide = readFileSync('docs/operations.md', 'utf8').replace('the cause `npm run admin`', '');

/** A command with its verb, without files and options. */
const COMMAND = /npm (?:start|run \w+(?: -- (?!-)[a-zA-Z]+(?![\w/]|\.\w))?)/g;

it('each command of the guide is tried by a test', () => {
  const named = new Set(guide.match(COMMAND));
  expect([...named].toSorted()).toEqual(Object.keys(TRIED).toSorted());
  for (const [file, call] of Object.values(TRIED)) expect(readFileSync(file, 'utf8')).toContain(call);
});
