import { describe, expect, test } from 'vitest';
import { comparedFields } from '#views/system/role/compared.ts';

const clerk = { level: 5, dataScope: 'branch', customBranches: ['MDY'], secondFactor: false };
const finance = { level: 3, dataScope: 'all', customBranches: [], secondFactor: true };

const rows = (...roles: Parameters<typeof comparedFields>) =>
  comparedFields(...roles).map(({ info, own, other }) => [info.name, own, other]);

describe('a comparison of two roles', () => {
  test('a comparison of two roles has level, data scope and second factor', () => {
    expect(rows(clerk, finance)).toEqual([
      ['level', 5, 3],
      ['dataScope', 'branch', 'all'],
      ['secondFactor', false, true],
    ]);
  });

  test('a comparison of two roles has the branches of a custom scope, and no others', () => {
    const north = { ...clerk, dataScope: 'custom', customBranches: ['MDY', 'MUS'] };
    expect(rows(clerk, north)).toContainEqual(['customBranches', [], ['MDY', 'MUS']]);
    expect(rows(north, { ...north, customBranches: ['KMG'] })).toContainEqual([
      'customBranches',
      ['MDY', 'MUS'],
      ['KMG'],
    ]);
  });

  test('a comparison of two roles draws each value by its kind', () => {
    expect(comparedFields(clerk, { ...finance, dataScope: 'custom' }).map(({ info }) => info.kind.kind)).toEqual([
      'number',
      'choice',
      'references',
      'yesNo',
    ]);
  });
});
