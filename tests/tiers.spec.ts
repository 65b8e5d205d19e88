import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';

/** Campaigns without a short representative of their name in the gate, each with its reason. */
const ALONE: Readonly<Record<string, string>> = {
  'tests/server/auditor/corruptions': 'auditor.db.spec.ts finds a corruption of a small database',
  'tests/server/auditor/turns': 'measures the turns of an idle machine',
  'tests/server/crash/again': 'kill.db.spec.ts kills and starts again',
  'tests/server/crash/crowd': 'measures a crowd; admission.spec.ts sheds without a clock',
  'tests/server/crash/hang': 'a hang shorter than the patience of the server shows nothing',
  'tests/server/crash/line': 'lostSessions.db.spec.ts and auth/listener.db.spec.ts lose connections',
  'tests/server/crash/slowReaders': 'live/slowReader.db.spec.ts cuts four readers',
  'tests/server/crash/twoProcesses': 'kill.db.spec.ts kills one, live/twoProcesses.db.spec.ts has two',
  'tests/server/backup/pointInTime':
    'walArchive.spec.ts tries the commands of the archive; a restore starts PostgreSQL twice',
  'tests/server/database/fullDisk': 'migrate.db.spec.ts fails in a later file; this one starts PostgreSQL thrice',
  'tests/server/demo/midnight': 'orders.db.spec.ts makes a world of the same code',
  'tests/server/finance/dutyPairs':
    'tries each pair over HTTP; duties.db.spec.ts tries some as each account, with every permission',
  'tests/server/older/olderVersions':
    'upgrade.db.spec.ts has the steps of a small older database; this one starts programs',
  'tests/server/peers/baseBackup': 'needs another PostgreSQL and its pg_basebackup, which a new machine does not have',
  'tests/server/peers/nginx': 'needs an nginx, which a new machine does not have',
  'tests/server/peers/pgbouncer': 'needs a pgbouncer; external.db.spec.ts has a pooler of transactions',
  'tests/server/peers/postgresql': 'needs another PostgreSQL; the tests that it runs are in the gate',
  'tests/server/routes/groupsAfterWork': 'groups.db.spec.ts compares figures of a demonstration',
  'tests/server/standby/guide': 'runs the programs of a PostgreSQL of the machine',
};

const specs = globSync('tests/**/*.spec.ts').toSorted();
const campaigns = specs.filter((spec) => /\.campaign\.(?:db\.)?spec\.ts$/.test(spec));
const nameOf = (campaign: string): string => campaign.replace(/\.campaign\.(?:db\.)?spec\.ts$/, '');

/** Names of the projects that run a file. */
const projectsOf = (spec: string): string[] =>
  (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { name = '', include = [], exclude = [] } = project.test ?? {};
    const isIn = (globs: readonly string[]) => globs.some((glob) => matchesGlob(spec, glob));
    return isIn(include) && !isIn(exclude) ? [typeof name === 'string' ? name : name.label] : [];
  });

test('every test file is in exactly one project', () => {
  expect(specs.length).toBeGreaterThan(400);
  expect(specs.map((spec) => [spec, projectsOf(spec).length]).filter(([, count]) => count !== 1)).toEqual([]);
});

test('campaigns are in the projects of campaigns, and nothing else is', () => {
  for (const spec of specs)
    expect([spec, projectsOf(spec)[0]?.endsWith('campaigns')]).toEqual([spec, campaigns.includes(spec)]);
});

test('every campaign has a representative of its name in the gate, or a reason', () => {
  const lonely = campaigns.filter((campaign) => !specs.includes(campaign.replace('.campaign.', '.')));
  expect(lonely.map(nameOf)).toEqual(Object.keys(ALONE).toSorted());
});
