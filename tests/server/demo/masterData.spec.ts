import { beforeAll, describe, expect, it } from 'vitest';
import { listed } from '#machines/catalogue/listed.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { tariffAt, routes } from '#machines/money/freight.ts';
import type { Merchant } from '#machines/merchant/index.ts';
import type { Branch, ExchangeRate, Menu, Role, Station } from '#machines/registers/index.ts';
import type { Staff } from '#machines/staff/index.ts';
import { masterData } from '#server/demo/masterData.ts';
import { exchangeRates, tariffs } from '#server/demo/world/prices.ts';
import { readPermission, REVEAL } from '#server/access.ts';
import { POLICY } from '#server/policy.ts';
import { areaOf } from '#server/geography/areas.ts';
import { keptWorld, type Kept } from './world.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
let world: Kept[] = [];

beforeAll(async () => {
  world = await keptWorld(now);
});

const of = <Context>(machine: string): Context[] =>
  world.filter((kept) => kept.machine === machine).map(({ aggregate }) => aggregate.context as Context);

describe('the demonstration world', () => {
  it('the demonstration world is the same for the same day', () => {
    expect(masterData(now)).toEqual(masterData(new Date('2026-11-20T23:59:59.000Z')));
  });

  it('the demonstration world has no id and no reservation twice', () => {
    const ids = world.map(({ machine, aggregate }) => `${machine} ${aggregate.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    const claims = world.flatMap((kept) => kept.claims.map(({ kind, key }) => `${kind} ${key}`));
    expect(new Set(claims).size).toBe(claims.length);
  });

  it('the demonstration world has seven branches in both countries, each with a route to each other', () => {
    const branches = of<Branch>('branch');
    const codes = branches.map(({ code }) => code);
    expect(codes).toEqual(['YGN', 'NPT', 'MDY', 'LSH', 'MUS', 'KMG', 'RUI']);
    const next = (from: string, to: string) => branches.find(({ code }) => code === from)?.nextHops[to];
    for (const from of codes) {
      for (const to of codes.filter((code) => code !== from)) {
        const transition = [from];
        while (transition.at(-1) !== to && transition.length < 10)
          transition.push(next(transition.at(-1) ?? '', to) ?? 'lost');
        expect(transition.length, transition.join(' ')).toBeLessThanOrEqual(6);
      }
    }
    expect(next('YGN', 'MDY')).toBe('MDY');
    expect(next('YGN', 'KMG')).toBe('MDY');
    expect(next('MUS', 'KMG')).toBe('RUI');
  });

  it('the demonstration world has forty people over every role, and both ends of each route staffed', () => {
    const people = of<Staff>('staff');
    expect(people).toHaveLength(40);
    // A business customer gives the lowest roles itself.
    const given = of<Role>('role').filter(({ level }) => level < 10);
    expect(new Set(people.flatMap(({ roles }) => roles))).toEqual(new Set(given.map(({ code }) => code)));
    for (const { code } of of<Branch>('branch')) {
      const here = people.filter(({ operateBranch }) => operateBranch === code).flatMap(({ roles }) => roles);
      expect(here, code).toEqual(expect.arrayContaining(['manager', 'courier', 'clerk']));
    }
    const names = people.map(({ username }) => username);
    expect(names).toEqual(
      expect.arrayContaining(
        'admin manager.yangon courier.yangon clerk.yangon sorter.muse clerk.mandalay finance support operations auditor trainer merchant'.split(
          ' ',
        ),
      ),
    );
  });

  it('the demonstration world refers only to what exists', () => {
    const branches = new Set(of<Branch>('branch').map(({ code }) => code));
    const departments = new Set(of<{ code: string }>('department').map(({ code }) => code));
    const merchants = new Set(of<Merchant>('merchant').map(({ code }) => code));
    const staffCodes = new Set(of<Staff>('staff').map(({ staffCode }) => staffCode));
    const menus = new Set(of<Menu>('menu').map(({ code }) => code));
    const areas = [
      ...of<Branch>('branch').flatMap(({ city, region }) => [city, region]),
      ...of<Staff>('staff').flatMap(({ province, city, district }) => [province, city, district]),
      ...of<Station>('station').map(({ area }) => area),
      ...of<Merchant>('merchant').flatMap(({ commonSenders }) => commonSenders.map(({ city }) => city)),
    ];
    expect(areas.filter((id) => !areaOf(id))).toEqual([]);
    expect(of<Staff>('staff').filter(({ department }) => !departments.has(department ?? ''))).toEqual([]);
    expect(of<Staff>('staff').filter(({ merchant }) => merchant && !merchants.has(merchant))).toEqual([]);
    expect(
      of<Merchant>('merchant').filter(({ maintainer, branch }) => !staffCodes.has(maintainer) || !branches.has(branch)),
    ).toEqual([]);
    expect(of<Station>('station').filter(({ branch }) => branch && !branches.has(branch))).toEqual([]);
    expect(of<Menu>('menu').filter(({ parent }) => parent !== null && !menus.has(parent))).toEqual([]);
    expect(
      of<Role>('role')
        .flatMap((role) => role.menus)
        .filter((code) => code !== '*' && !menus.has(code)),
    ).toEqual([]);
  });

  it('the demonstration world grants only permissions that something asks for, and every event of an order to somebody', () => {
    const specs = Object.values(aggregateTypes).flatMap(({ events }) => Object.entries(events));
    const known = new Set(specs.map(([type]) => type));
    const special = [
      '*',
      'order.actForOthers',
      'order.rejectAtDoor',
      'order.changeWhileDelivering',
      REVEAL,
      ...Object.keys(listed).map(readPermission),
      ...Object.values(POLICY).flatMap(({ access }) => (typeof access === 'string' ? [] : access)),
    ];
    const granted = of<Role>('role').flatMap(({ permissions }) => permissions);
    expect(granted.filter((permission) => !known.has(permission) && !special.includes(permission))).toEqual([]);
    const ungranted = Object.entries(aggregateTypes['order']?.events ?? {})
      .filter(([type, spec]) => !spec.systemOnly && !granted.includes(type))
      .map(([type]) => type);
    expect(ungranted).toEqual([]);
  });

  it('the demonstration world lets auditors and trainers read everything and change nothing but what auditors found', () => {
    const everything = Object.keys(aggregateTypes).map(readPermission);
    const readers = of<Role>('role').filter(({ code }) => code === 'auditor' || code === 'trainer');
    expect(readers).toHaveLength(2);
    for (const { code, permissions } of readers) {
      expect(permissions).toEqual(expect.arrayContaining(everything));
      // A removed list file changes nothing that the file contains.
      const others = permissions.filter((permission) => !everything.includes(permission));
      const looking = [
        'exportTask.',
        'job.read',
        'ledger.read',
        'practice.read',
        'report.read',
        'session.read',
        readPermission('printLog'),
        readPermission('logEvent'),
      ];
      const own = code === 'auditor' ? [...looking, 'violation.'] : looking;
      expect(others.filter((permission) => own.every((prefix) => !permission.startsWith(prefix)))).toEqual([]);
    }
  });

  it('all in the demonstration world see orders, but whole phone numbers only those who must call and those who gave them', () => {
    const all = of<Role>('role');
    const holding = (permission: string) =>
      all.filter(({ permissions }) => permissions.includes(permission)).map(({ code }) => code);
    expect(holding(readPermission('order'))).toEqual(all.map(({ code }) => code).filter((code) => code !== 'admin'));
    expect(holding(REVEAL)).toEqual(['operations', 'manager', 'support', 'courier', 'merchant', 'merchantOrders']);
    expect(holding('order.actForOthers')).toEqual(['operations', 'manager']);
  });

  it('the demonstration world has a tariff and a rate for every moment of the last sixty days', () => {
    const begin = new Date(now.getTime() - 60 * 86_400_000).toISOString();
    for (const route of routes) expect(tariffAt(tariffs(now), route, begin)?.route).toBe(route);
    const rates: readonly ExchangeRate[] = exchangeRates(now);
    expect(rates.filter(({ validFrom }) => validFrom <= begin).length).toBeGreaterThan(0);
    expect(rates.every(({ validFrom, kyatPerYuan }) => validFrom <= now.toISOString() && kyatPerYuan > 0)).toBe(true);
  });
});
