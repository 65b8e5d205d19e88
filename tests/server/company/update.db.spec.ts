import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { Menu, Role } from '#machines/registers/index.ts';
import { companyConflicts, settleConflict } from '#server/company/conflicts.ts';
import { keyed } from '#server/company/entry.ts';
import { catalog, screen } from '#server/company/menus/entries.ts';
import { shippedByVersion1, type WorldName } from '#server/company/released/index.ts';
import { companyLines } from '#server/company/report.ts';
import { standardCompany, type StandardCompany } from '#server/company/standard.ts';
import { updateCompany, type CompanyReport } from '#server/company/update.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const administrator: Actor = { ...system, kind: 'person', id: 'STF000001', name: 'Daw Mya', permissions: ['*'] };
const AT = '2026-11-23T03:00:00.000Z';

const proposerOf = () => createProposer(database.pool, createSerials(database.pool));

const update = (standard: StandardCompany, world: WorldName | null = null): Promise<CompanyReport> =>
  updateCompany({ pool: database.pool, proposer: proposerOf(), at: AT, world, standard });

let commands = 0;
/** Proposes an administrator's own change. */
const change = async (machine: string, type: string, data: object, id?: string): Promise<void> => {
  commands += 1;
  const command = { key: `change-${commands}`, machine, ...(id ? { id } : {}), event: { type, ...data } };
  const [verdict] = await proposerOf().propose({
    mode: 'each',
    dryRun: false,
    actor: administrator,
    at: AT,
    commands: [command],
  });
  expect(verdict, JSON.stringify(verdict)).toMatchObject({ status: 'accepted' });
};

const own = async <Entry>(machine: string, id: string): Promise<Entry & { state: string }> => {
  const { rows } = await database.pool.query(`select row, state from row_${machine} where id = $1`, [id]);
  return rows[0] && { ...rows[0].row, state: rows[0].state };
};

const countOf = async (table: string): Promise<number> =>
  (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

const open = async (): Promise<string[]> =>
  (await companyConflicts(database.pool)).map(({ kind, key, field }) => [kind, key, field ?? 'entry'].join(' '));

const menu = (code: string, more: Partial<Menu> = {}): Menu => ({
  ...screen({
    code,
    title: `Screen ${code}`,
    titleZh: `屏幕 ${code}`,
    path: `/${code}`,
    component: `area/${code}`,
    permission: 'order.read',
    sort: 10,
  }),
  ...more,
});
const top = (code: string): Menu =>
  catalog({ code, title: `Group ${code}`, titleZh: `分组 ${code}`, icon: 'list', path: `/${code}`, sort: 1 });

const clerk = (permissions: string[], more: Partial<Role> = {}): Role => ({
  code: 'clerk',
  name: 'Clerk',
  nameZh: '仓管员',
  level: 5,
  dataScope: 'branch',
  customBranches: [],
  permissions,
  menus: ['a.list'],
  ...more,
});

const company = (version: number, role: Role[], menus: Menu[]): StandardCompany => ({
  version,
  entries: keyed({ role, menu: menus }),
});
const first = () => company(1, [clerk(['order.read', 'order.sorted'])], [top('a'), menu('a.list'), menu('a.detail')]);

describe('a new installation', () => {
  it('a new installation gets the whole standard company, once', async () => {
    const standard = await standardCompany();
    const report = await update(standard);
    expect(Object.values(report.events).reduce((sum, count) => sum + count, 0)).toBe(standard.entries.length);
    expect(report).toMatchObject({ before: null, conflicts: [] });
    expect(await countOf('company_entries')).toBe(standard.entries.length);
    expect(await countOf('events')).toBe(standard.entries.length);
    const again = await update(standard);
    expect(again).toMatchObject({ before: standard.version, events: {}, conflicts: [] });
    expect(companyLines(again)).toEqual([]);
    expect(await countOf('events')).toBe(standard.entries.length);
  });
});

describe('an installation that version 1 made', () => {
  const made = async (world: WorldName): Promise<void> => {
    await update({ version: 1, entries: shippedByVersion1(world) });
    // Version 1 stored no record of its shipped entries.
    await database.pool.query('truncate company_entries, company_versions');
  };

  it('an installation that version 1 made gets a new screen and a new right, and nothing twice', async () => {
    await made('demonstration');
    const events = await countOf('events');
    const entries = shippedByVersion1('demonstration').map((entry) =>
      entry.machine === 'role' && entry.key === 'sorter'
        ? { ...entry, fields: { ...entry.fields, permissions: [...(entry.fields['permissions'] as []), 'new.right'] } }
        : entry,
    );
    const added = keyed({ menu: [menu('orders.new')] });
    const report = await update({ version: 2, entries: [...entries, ...added] }, 'demonstration');
    expect(report).toMatchObject({
      before: null,
      events: { 'menu.registered': 1, 'role.amended': 1 },
      conflicts: [],
    });
    expect(await countOf('events')).toBe(events + 2);
    expect((await own<Role>('role', 'sorter')).permissions).toContain('new.right');
    expect(await own<Menu>('menu', 'orders.new')).toMatchObject({ state: 'registered', parent: 'orders' });
    const { rows } = await database.pool.query(`select distinct actor ->> 'kind' as kind from events`);
    expect(rows).toEqual([{ kind: 'system' }]);
  });

  it('an installation of version 1 takes the right to read customers’ accounts and contracts from couriers, not managers', async () => {
    await made('demonstration');
    expect((await own<Role>('role', 'courier')).permissions).toContain('merchant.read');
    await update(await standardCompany(), 'demonstration');
    for (const worker of ['courier', 'clerk', 'sorter', 'transport', 'employee'])
      expect((await own<Role>('role', worker)).permissions).not.toContain('merchant.read');
    expect((await own<Role>('role', 'manager')).permissions).toContain('merchant.read');
  });

  it('an installation that version 1 made gets the dictionaries and questions too where it began empty', async () => {
    await made('empty');
    const report = await update({ version: 2, entries: shippedByVersion1('demonstration') }, 'empty');
    const { dictionary, question } = Object.groupBy(shippedByVersion1('demonstration'), ({ machine }) => machine);
    expect(report.events).toEqual({
      'dictionary.registered': dictionary?.length,
      'question.registered': question?.length,
    });
  });
});

describe('changes of an administrator', () => {
  it('changes of an administrator stay: an edited menu, a removed grant, an own grant, a retired screen', async () => {
    await update(first());
    await change('menu', 'menu.amended', { title: 'Parcels', sort: 77 }, 'a.list');
    await change('role', 'role.amended', { permissions: ['order.read', 'own.right'], menus: ['a.list', 'b'] }, 'clerk');
    await change('menu', 'menu.retired', {}, 'a.detail');
    const next = company(
      2,
      [clerk(['order.read', 'order.sorted', 'order.packed'], { level: 6, menus: ['a.list', 'a.more'] })],
      [top('a'), menu('a.list', { path: '/moved' }), menu('a.detail'), menu('a.more')],
    );
    const report = await update(next);
    expect(report.events).toEqual({ 'menu.registered': 1, 'menu.amended': 1, 'role.amended': 1 });
    expect(report.conflicts).toEqual([]);
    expect(await own<Menu>('menu', 'a.list')).toMatchObject({ title: 'Parcels', sort: 77, path: '/moved' });
    expect(await own<Role>('role', 'clerk')).toMatchObject({
      level: 6,
      permissions: ['order.read', 'own.right', 'order.packed'],
      menus: ['a.list', 'b', 'a.more'],
    });
    expect((await own('menu', 'a.detail')).state).toBe('retired');
    const events = await countOf('events');
    expect((await update(next)).events).toEqual({});
    expect(await countOf('events')).toBe(events);
  });

  it('changes of an administrator conflict with other changes of the same fields, and the conflicts are listed and left', async () => {
    await update(first());
    await change('menu', 'menu.amended', { title: 'Parcels' }, 'a.list');
    const next = company(
      2,
      [clerk(['order.read', 'order.sorted'])],
      [top('a'), menu('a.list', { title: 'Shipments' }), menu('a.detail')],
    );
    const report = await update(next);
    expect(report.events).toEqual({});
    expect(report.conflicts).toMatchObject([
      {
        machine: 'menu',
        id: 'a.list',
        kind: 'bothChanged',
        field: 'title',
        shipped: 'Screen a.list',
        standard: 'Shipments',
        own: 'Parcels',
        version: 2,
      },
    ]);
    expect(companyLines(report)).toEqual([
      'Open conflicts with the standard company:',
      '  1. menu/a.list title: changed here and in the standard company: here "Parcels", standard "Shipments"',
    ]);
    expect((await update(next)).conflicts).toHaveLength(1);
    expect(await companyConflicts(database.pool, { machine: 'role' })).toEqual([]);
    expect(await own<Menu>('menu', 'a.list')).toMatchObject({ title: 'Parcels' });
  });

  it('a conflict with changes of an administrator is settled once, by an event that says which side is kept', async () => {
    await update(first());
    await change('menu', 'menu.amended', { title: 'Parcels' }, 'a.list');
    await change('role', 'role.amended', { level: 6 }, 'clerk');
    const [group, ...others] = [top('a'), menu('a.list', { title: 'Shipments' }), menu('a.detail')];
    await update(company(2, [clerk(['order.read', 'order.sorted'], { level: 4 })], [group, ...others]));
    const conflicts = await companyConflicts(database.pool);
    const numberOf = (machine: string) => conflicts.find((one) => one.machine === machine)?.number ?? 0;
    await change('role', 'role.standardJudged', { conflict: numberOf('role'), keeps: 'own' }, 'clerk');
    await change('menu', 'menu.amended', { title: 'Shipments' }, 'a.list');
    await change('menu', 'menu.standardJudged', { conflict: numberOf('menu'), keeps: 'standard' }, 'a.list');
    expect(await open()).toEqual([]);
    expect(await own<Role>('role', 'clerk')).toMatchObject({ level: 6 });
    await expect(
      change('role', 'role.standardJudged', { conflict: numberOf('role'), keeps: 'standard' }, 'clerk'),
    ).rejects.toThrow('role.conflictIsOpen');
    await expect(
      change('menu', 'menu.standardJudged', { conflict: numberOf('role'), keeps: 'own' }, 'a.detail'),
    ).rejects.toThrow('menu.conflictIsOpen');
  });

  it('a change by an administrator settles a conflict for good, as does a decision for the own value', async () => {
    await update(first());
    await change('menu', 'menu.amended', { title: 'Parcels' }, 'a.list');
    await change('menu', 'menu.amended', { title: 'A parcel' }, 'a.detail');
    const menus = [top('a'), menu('a.list', { title: 'Shipments' }), menu('a.detail', { title: 'A shipment' })];
    const next = company(2, [clerk(['order.read', 'order.sorted'])], menus);
    const [one] = (await update(next)).conflicts;
    expect(await settleConflict(database.pool, one?.number ?? 0, AT)).toBe(true);
    expect(await settleConflict(database.pool, one?.number ?? 0, AT)).toBe(false);
    await change('menu', 'menu.amended', { title: 'A shipment' }, 'a.detail');
    expect((await update(next)).conflicts).toEqual([]);
    expect((await update({ ...next, version: 3 })).conflicts).toEqual([]);
    expect(await companyConflicts(database.pool, { settled: true })).toMatchObject([
      { key: 'a.list', settledAt: AT },
      { key: 'a.detail', settledAt: AT },
    ]);
  });

  it('changes of an entry that an administrator retired here wait until it is restored', async () => {
    await update(first());
    await change('menu', 'menu.retired', {}, 'a.list');
    const next = company(
      2,
      [clerk(['order.read', 'order.sorted'])],
      [top('a'), menu('a.list', { path: '/moved' }), menu('a.detail')],
    );
    expect((await update(next)).events).toEqual({});
    expect((await update(next)).events).toEqual({});
    expect(await open()).toEqual(['retiredHere a.list entry']);
    await change('menu', 'menu.restored', {}, 'a.list');
    const report = await update(next);
    expect(report).toMatchObject({ events: { 'menu.amended': 1 }, conflicts: [] });
    expect(await own<Menu>('menu', 'a.list')).toMatchObject({ state: 'registered', path: '/moved' });
  });

  it('an entry of an administrator is kept under a key that the standard company takes later', async () => {
    await update(first());
    await change('menu', 'menu.registered', menu('a.more', { title: 'Our own' }));
    const standard = first();
    const next = { version: 2, entries: [...standard.entries, ...keyed({ menu: [menu('a.more')] })] };
    expect((await update(next)).events).toEqual({});
    expect(await open()).toEqual(['bothAdded a.more entry']);
    expect(await own<Menu>('menu', 'a.more')).toMatchObject({ title: 'Our own' });
  });
});

describe('an entry that the standard company retires', () => {
  const roles = () => [clerk(['order.read', 'order.sorted'])];

  it('an entry that the standard company retires is retired with the screens below it, and restored when it comes back', async () => {
    await update(first());
    const report = await update(company(2, roles(), []));
    expect(report).toMatchObject({ events: { 'menu.retired': 3 }, conflicts: [] });
    expect((await own('menu', 'a')).state).toBe('retired');
    expect((await update(company(2, roles(), []))).events).toEqual({});
    const back = await update(company(3, roles(), [top('a'), menu('a.list', { sort: 12 }), menu('a.detail')]));
    expect(back.events).toEqual({ 'menu.restored': 3, 'menu.amended': 1 });
    expect(await own<Menu>('menu', 'a.list')).toMatchObject({ state: 'registered', sort: 12 });
  });

  it('an entry that the standard company retires stays where an administrator edited it, and so does its parent', async () => {
    await update(first());
    await change('menu', 'menu.amended', { title: 'Parcels' }, 'a.list');
    const report = await update(company(2, roles(), []));
    expect(report.events).toEqual({ 'menu.retired': 1 });
    expect((await own('menu', 'a.list')).state).toBe('registered');
    expect((await own('menu', 'a')).state).toBe('registered');
    expect((await open()).toSorted()).toEqual(['entriesBelow a entry', 'retiredInStandard a.list entry']);
    await change('menu', 'menu.retired', {}, 'a.list');
    const last = await update(company(2, roles(), []));
    expect(last).toMatchObject({ events: { 'menu.retired': 1 }, conflicts: [] });
    expect((await own('menu', 'a')).state).toBe('retired');
  });

  it('an entry that the standard company retires stays while the rules refuse: a role that is held', async () => {
    await update(first());
    await database.pool.query(
      `insert into row_staff (id, version, state, row) values ('STF000001', 1, 'onJob',
       '{"nickName": "Su", "roles": ["clerk"], "status": "onJob"}')`,
    );
    const next = company(2, [], [top('a'), menu('a.list'), menu('a.detail')]);
    const report = await update(next);
    expect(report.events).toEqual({});
    expect(report.conflicts).toMatchObject([
      { kind: 'refused', key: 'clerk', refusals: [{ rule: 'role.nobodyHoldsIt' }] },
    ]);
    expect(await countOf('refusals')).toBe(0);
    await update(next);
    expect(await open()).toHaveLength(1);
    await database.pool.query('delete from row_staff');
    expect(await update(next)).toMatchObject({ events: { 'role.retired': 1 }, conflicts: [] });
  });
});

describe('starts', () => {
  it('starts of two processes at once record everything once', async () => {
    const standard = first();
    const reports = await Promise.all([update(standard), update(standard)]);
    expect(await countOf('events')).toBe(standard.entries.length);
    expect(reports.filter(({ events }) => Object.keys(events).length === 0)).toHaveLength(1);
    expect(await countOf('company_entries')).toBe(standard.entries.length);
  });

  it.each(['before insert', 'after insert'])(
    'a start that is cut off in the transaction (%s) leaves nothing, and the next one brings everything',
    async (moment) => {
      await update(first());
      const before = await countOf('events');
      const deferred = moment === 'after insert' ? 'deferrable initially deferred' : '';
      await database.pool.query(`
        create function cut_off() returns trigger language plpgsql as
          $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
        create ${deferred === '' ? '' : 'constraint'} trigger cut_off ${moment} on company_entries
          ${deferred} for each row execute function cut_off()`);
      const next = company(2, [clerk(['order.read', 'order.packed'])], [top('a'), menu('a.list'), menu('a.more')]);
      await expect(update(next)).rejects.toThrow(/terminat/i);
      expect(await countOf('events')).toBe(before);
      await database.pool.query('drop function cut_off cascade');
      const report = await update(next);
      expect(report.events).toEqual({ 'menu.registered': 1, 'menu.retired': 1, 'role.amended': 1 });
      expect(await countOf('events')).toBe(before + 3);
      expect((await update(next)).events).toEqual({});
    },
  );

  it('the start of an older program changes nothing', async () => {
    const newer = company(3, [clerk(['order.read', 'order.packed'])], [top('a'), menu('a.list'), menu('a.more')]);
    await update(newer);
    const events = await countOf('events');
    const report = await update(first());
    expect(report).toMatchObject({ version: 1, before: 3, events: {} });
    expect(companyLines(report)[0]).toContain('unchanged');
    expect(await countOf('events')).toBe(events);
  });
});
