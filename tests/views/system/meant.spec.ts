import { expect, test } from 'vitest';
import { branchesMeant, holdersByBranch } from '#views/system/role/meant.ts';

const own = holdersByBranch([
  { branch: 'YGN', employedIn: 'YGN' },
  { branch: 'MDY', employedIn: 'YGN' },
  { branch: '', employedIn: '' },
]);
const all = ['HQO', 'MDY', 'NPT', 'YGN'];

test('a holder sees the branch of employment and that of work', () =>
  expect([...own]).toEqual([
    ['YGN', 2],
    ['MDY', 1],
  ]));

test.each([
  ['all', all],
  ['branch', ['MDY', 'YGN']],
  ['custom', ['NPT', 'YGN', 'MDY']],
])('the scope “%s” means the branches named and those of the holders', (dataScope, meant) =>
  expect(branchesMeant({ dataScope, customBranches: ['NPT', 'YGN'] }, own, all)).toEqual(meant),
);
