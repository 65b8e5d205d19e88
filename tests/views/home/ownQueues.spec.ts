import { describe, expect, it } from 'vitest';
import { QUEUE_AREAS } from '#machines/queues/index.ts';
import { holdsOneOf } from '#machines/session/index.ts';
import { roles } from '#server/company/roles.ts';
import { carriesOn, ownAreas } from '#views/home/ownQueues.ts';

const mayAs = (code: string) => {
  const granted = roles.find((role) => role.code === code)?.permissions;
  if (!granted) throw new Error(`There is no role ${code}.`);
  return (event: string): boolean => holdsOneOf(granted, [event]);
};

describe('home by role', () => {
  it.each([
    ['clerk', 'branch'],
    ['sorter', 'branch'],
    ['transport', 'branch'],
    ['manager', 'branch'],
    ['support', 'service'],
    ['finance', 'finance'],
    ['operations', 'service'],
  ])('home by role begins for %s with the queues of %s', (code, first) => {
    expect(ownAreas(mayAs(code))[0]).toBe(first);
  });

  it.each([
    ['clerk', ['branch', 'service']],
    ['support', ['service', 'branch']],
    ['manager', ['branch', 'service', 'finance']],
  ])('home by role shows %s its areas in the order of the own work', (code, areas) => {
    expect(ownAreas(mayAs(code)).slice(0, areas.length)).toEqual(areas);
  });

  it.each(['clerk', 'support', 'finance', 'operations', 'manager'])(
    'home by role has something to carry on in each area of %s',
    (code) => {
      const may = mayAs(code);
      const areas = ownAreas(may);
      expect(areas).not.toEqual([]);
      for (const area of areas) expect(QUEUE_AREAS[area].some((name) => carriesOn(may, name))).toBe(true);
    },
  );

  it.each(['finance', 'support', 'operations'])(
    'home by role has for %s the claims near their fourteen days',
    (code) => {
      expect(carriesOn(mayAs(code), 'claims')).toBe(true);
    },
  );

  it.each(['clerk', 'courier', 'manager', 'support', 'finance', 'operations'])(
    'home by role lets %s pin reports',
    (code) => {
      expect(mayAs(code)('report.read')).toBe(true);
    },
  );

  it('home by role has no queues for who only looks', () => {
    expect(ownAreas(mayAs('auditor')).filter((area) => area !== 'finance')).toEqual([]);
    expect(ownAreas(() => false)).toEqual([]);
  });
});
