import { describe, expect, test } from 'vitest';
import type { CompanyConflict } from '#services/conflicts.ts';
import { differing, settling } from '#views/system/conflicts/settling.ts';

const conflict: CompanyConflict = {
  number: 7,
  key: 'clerk',
  kind: 'bothChanged',
  field: 'level',
  standard: 4,
  own: 6,
  reasons: [],
  version: 3,
  foundAt: '2026-11-25T00:00:00.000Z',
};

const eventsOf = (of: CompanyConflict, keeps: 'own' | 'standard') =>
  settling('role', of, keeps).map(({ id, event }) => [id, event]);

describe('a conflict with the standard company', () => {
  test('a conflict with the standard company that keeps the own side is one decision', () => {
    expect(eventsOf(conflict, 'own')).toEqual([['clerk', { type: 'role.standardJudged', conflict: 7, keeps: 'own' }]]);
  });

  test('a conflict with the standard company that takes the standard amends the field first', () => {
    expect(eventsOf(conflict, 'standard')).toEqual([
      ['clerk', { type: 'role.amended', level: 4 }],
      ['clerk', { type: 'role.standardJudged', conflict: 7, keeps: 'standard' }],
    ]);
  });

  test('a conflict about a whole entry shows and takes the fields that differ, without its key', () => {
    const whole: CompanyConflict = {
      ...conflict,
      kind: 'retiredHere',
      field: null,
      standard: { code: 'clerk', name: 'Clerk', level: 4 },
      own: { fields: { code: 'CLERK', name: 'Clerk', level: 6 }, inUse: false },
    };
    expect(differing(whole)).toEqual([{ field: 'level', standard: 4, own: 6 }]);
    expect(eventsOf(whole, 'standard').map(([, event]) => event)).toEqual([
      { type: 'role.restored' },
      { type: 'role.amended', level: 4 },
      { type: 'role.standardJudged', conflict: 7, keeps: 'standard' },
    ]);
  });

  test('a conflict with an entry that the standard company retired takes the entry out of use', () => {
    const retired: CompanyConflict = { ...conflict, kind: 'retiredInStandard', field: null, standard: null };
    expect(eventsOf(retired, 'standard').map(([, event]) => event)).toEqual([
      { type: 'role.retired' },
      { type: 'role.standardJudged', conflict: 7, keeps: 'standard' },
    ]);
  });
});
