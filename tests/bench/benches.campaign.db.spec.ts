import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareChromium } from '../../scripts/chromium.ts';
import { measures, run, type Benchmark } from './measured.ts';

/** The benchmarks, with the names of their lines and their statement of correctness. */
const BENCHMARKS: readonly Benchmark[] = [
  { bench: 'append', names: ['append', 'append', 'append', 'append, each at its best'] },
  { bench: 'replay', names: ['replay'] },
  { bench: 'rejudge practice', names: ['rejudge', 'practice'] },
  { bench: 'histories', names: ['histories'], sound: { violations: 0 } },
  { bench: 'list', names: ['list, page 1', 'list, page 10'] },
  {
    bench: 'reports',
    names: [
      'reports, by branch',
      'reports, by day and branch',
      'reports, board of volume',
      'reports, board of service',
      'reports, board of phases',
      'reports, board of stock',
      'reports, board of money',
      'reports, board of faults',
      'reports, commands beside ten readers',
    ],
  },
  {
    bench: 'finance',
    names: [
      'finance, trial balance',
      'finance, by branch',
      'finance, by month',
      'finance, postings of a figure',
      'finance, bills of a quarter',
      'finance, bills of a customer by name',
      'finance, receipts to be confirmed',
      'finance, receipts of a customer by name',
      'finance, receipts by amount',
      'finance, settlements to settle',
      'finance, overview, positions',
      'finance, overview, debts of customers',
      'finance, overview, debts of bills',
    ],
  },
  { bench: 'scan', names: ['scan'], sound: { wrong: 0 } },
  { bench: 'scan-to-screen', names: ['scan-to-screen'] },
  { bench: 'first-load', names: ['first-load'] },
  {
    bench: 'registers',
    names: [
      'registers, list of staff',
      'registers, list of branch',
      'registers, list of role',
      'registers, tree of department',
      'registers, tree of menu',
      'registers, picker of branch',
      'registers, typing in the picker of branch',
      'registers, picker of role',
      'registers, typing in the picker of role',
      'registers, picker of staff',
      'registers, typing in the picker of staff',
      'registers, typing in a filter',
      'registers, typing over the tree',
      'registers, matrix of permissions',
      'registers, typing in the matrix',
    ],
  },
  {
    bench: 'cold-list',
    names: [
      'cold-list, sign-in form',
      'cold-list, sign-in to Home',
      ...['good', 'poor'].flatMap((on) => [
        `cold-list, ${on} line`,
        `cold-list, warm, ${on} line`,
        `cold-list, to a list opened before, ${on} line`,
        `cold-list, to another list, ${on} line`,
        ...['Home', 'an order', 'the scan station', 'a model map'].map((screen) => `cold-list, ${screen}, ${on} line`),
      ]),
    ],
  },
  { bench: 'tabs', names: ['tabs'] },
];

describe('npm run bench', () => {
  beforeAll(() => {
    const browser = prepareChromium();
    if ('problem' in browser) throw new Error(browser.problem);
    const build = spawnSync('node', ['scripts/build.ts'], { encoding: 'utf8' });
    if (build.status !== 0) throw new Error(build.stderr);
  });

  it('npm run bench refuses an option that it does not know, and names the options and benchmarks that exist', () => {
    const { status, stderr } = run('--smal', 'tabs');
    expect(status).toBe(2);
    expect(stderr).toContain('There is no option --smal. There is: --small, --help.');
    expect(/^Benchmarks: (.*)$/m.exec(stderr)?.[1]?.split(', ')).toEqual(
      BENCHMARKS.flatMap(({ bench }) => bench.split(' ')),
    );
  });

  measures(BENCHMARKS);
});
