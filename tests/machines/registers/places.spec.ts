import { describe, expect, test } from 'vitest';
import { decide } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { branch, station } from '#machines/registers/index.ts';
import { staff, type StaffContext } from '#machines/staff/index.ts';
import { person } from '../staff/fixtures/person.ts';
import { administrator } from './breaches.ts';
import { entries } from './entries.ts';

const at = '2026-06-01T03:00:00.000Z';

/** Returns the refusals of an event, as `rule at field`. */
const refused = (aggregateType: AggregateType, aggregate: Aggregate, event: string, data: object): string[] => {
  const type = `${aggregateType.id}.${event}`;
  const proposal = { type, id: aggregate.id, data, actor: administrator, lookups: {}, at, occurredAt: at };
  const judged = decide(aggregateType, aggregate, proposal);
  return judged.ok ? [] : judged.refusals.map(({ rule, field }) => `${rule} at ${field}`);
};

const registered = (aggregateType: AggregateType, entry: object, change: object = {}): string[] =>
  refused(aggregateType, notCreated(aggregateType, 'X'), 'registered', { ...entry, ...change });

/** An aggregate with values that were recorded before there was a rule about them. */
const recorded = (aggregateType: AggregateType, context: object): Aggregate => ({
  ...notCreated(aggregateType, 'X'),
  version: 1,
  states: Object.fromEntries(
    aggregateType.structure.regions.map((region) => [
      region,
      [...aggregateType.structure.states.values()].find((state) => state.region === region && !state.meta.absent)?.id ??
        '',
    ]),
  ),
  context,
});

const inBranch = entries['branch'] ?? {};

describe('a branch is in one place', () => {
  test.each<[string, object, readonly string[]]>([
    ['the city of another state', { city: 'MMR010D001' }, ['branch.cityInRegion at city']],
    ['China with places of Myanmar', { country: 'CN' }, ['branch.regionInCountry at country']],
    ['China with a city of Myanmar', { country: 'CN', region: '53' }, ['branch.cityInRegion at city']],
    [
      '0 and 0',
      { longitude: 0, latitude: 0 },
      ['branch.longitudeInCountry at longitude', 'branch.latitudeInCountry at latitude'],
    ],
    [
      'Paris',
      { longitude: 2.35, latitude: 48.85 },
      ['branch.longitudeInCountry at longitude', 'branch.latitudeInCountry at latitude'],
    ],
    ['Kunming in Myanmar', { longitude: 102.71, latitude: 25.04 }, ['branch.longitudeInCountry at longitude']],
    ['exchanged degrees of Myanmar', { longitude: 16.77, latitude: 96.17 }, ['invalid.too_big at latitude']],
    [
      'exchanged degrees of China',
      { country: 'CN', region: '65', city: '6501', longitude: 43.8, latitude: 87.6 },
      ['branch.coordinatesInOrder at longitude'],
    ],
    ['its own place', {}, []],
    ['the far north of China', { country: 'CN', region: '23', city: '2327', longitude: 122.5, latitude: 53.5 }, []],
    ['the far south of Myanmar', { region: 'MMR006', city: 'MMR006D003', longitude: 98.6, latitude: 10 }, []],
  ])('the places of a branch must be one place: %s', (_, change, wanted) => {
    expect(registered(branch, inBranch, change)).toEqual(wanted);
  });
});

test('a station is in the country of its area', () => {
  expect(registered(station, entries['station'] ?? {}, { country: 'CN' })).toEqual([
    'station.areaInCountry at country',
  ]);
  expect(registered(station, entries['station'] ?? {}, { country: 'CN', area: '5301' })).toEqual([]);
});

describe('a home address is in one place', () => {
  test.each<[string, object, readonly string[]]>([
    ['a city of another state', { city: 'MMR010D001', district: 'MMR010001' }, ['staff.cityInProvince at city']],
    ['a township of another district', { district: 'MMR013001' }, ['staff.districtInCity at district']],
    ['a county of another country', { district: '530102' }, ['staff.districtInCity at district']],
    ['all in China', { province: '53', city: '5301', district: '530102' }, []],
    ['its own place', {}, []],
  ])('the parts of a home address must be one place: %s', (_, change, wanted) => {
    expect(registered(staff, person, change)).toEqual(wanted);
  });
});

describe('a contradiction that was recorded before', () => {
  const askew = { ...inBranch, country: 'CN', city: 'MMR010D001', longitude: 0, latitude: 0 };
  const home: StaffContext = { ...(staff.initial as StaffContext), ...person, city: 'MMR010D001' };

  test('a contradiction of places recorded before stops no change of another field, also where the same values are given again', () => {
    const old = recorded(branch, askew);
    expect(refused(branch, old, 'amended', { name: 'Bago' })).toEqual([]);
    expect(refused(branch, old, 'amended', { ...askew, name: 'Bago' })).toEqual([]);
    expect(refused(staff, recorded(staff, home), 'amended', { nickName: 'Su Su Aye', city: 'MMR010D001' })).toEqual([]);
  });

  test('a contradiction of places recorded before is judged where one of its places is changed', () => {
    const old = recorded(branch, askew);
    expect(refused(branch, old, 'amended', { city: 'MMR012D001' })).toEqual(['branch.cityInRegion at city']);
    expect(refused(branch, old, 'amended', { latitude: 1 })).toEqual(['branch.latitudeInCountry at latitude']);
    expect(refused(staff, recorded(staff, home), 'amended', { district: 'MMR013001' })).toEqual([
      'staff.districtInCity at district',
    ]);
  });

  test('a contradiction of places recorded before is corrected in steps', () => {
    expect(refused(branch, recorded(branch, askew), 'amended', { country: 'MM', city: 'MMR013D003' })).toEqual([
      'branch.longitudeInCountry at longitude',
      'branch.latitudeInCountry at latitude',
    ]);
    expect(refused(branch, recorded(branch, askew), 'amended', { longitude: 96.17, latitude: 16.77 })).toEqual([]);
  });
});
