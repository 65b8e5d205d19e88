import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { system, type Actor } from '#machines/kit/actor.ts';
import { check } from '#machines/kit/check.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { registers } from '#machines/registers/index.ts';
import { entries } from './entries.ts';

const administrator: Actor = { ...system, kind: 'person', id: 'STF000001', roles: ['admin'], permissions: ['*'] };
const at = '2026-06-01T03:00:00.000Z';

const propose = (noun: Noun, life: Life, type: string, data: unknown, actor = administrator, known = {}) =>
  decide(noun, life, { type: `${noun.id}.${type}`, id: life.id, data, actor, known, at, occurredAt: at });

const born = (noun: Noun, id = 'X', actor = administrator): Life => {
  const judged = propose(noun, unborn(noun, id), 'registered', entries[noun.id], actor);
  if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
  return judged.life;
};

const named = (id: string): Noun => {
  const noun = registers.find((register) => register.id === id);
  if (!noun) throw new Error(`No register ${id}`);
  return noun;
};

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, zh };
const words = (id: string) => ({ en: texts['en']?.[id] ?? '', zh: texts['zh']?.[id] ?? '' });

describe.each(registers.map((noun) => [noun.id, noun] as const))('%s', (id, noun) => {
  it('is sound and documented in both languages', () => {
    expect(check(noun, words, ['en', 'zh'])).toEqual([]);
  });

  it('has a label for every field in both languages', () => {
    const fields = Object.keys(noun.events[`${id}.registered`]?.payload.shape ?? {});
    expect(fields.filter((field) => !words(`field.${id}.${field}`).en || !words(`field.${id}.${field}`).zh)).toEqual(
      [],
    );
  });

  it('has a title for every choice in both languages', () => {
    const shape = noun.events[`${id}.registered`]?.payload.shape ?? {};
    const choices = Object.entries(shape).flatMap(([field, schema]) =>
      schema instanceof z.ZodEnum ? schema.options.map((choice) => `value.${field}.${choice}`) : [],
    );
    expect(choices.filter((choice) => !words(choice).en || !words(choice).zh)).toEqual([]);
  });

  it('names no field like the head of a command or of a row', () => {
    const fields = Object.keys(noun.events[`${id}.registered`]?.payload.shape ?? {});
    expect(fields.filter((field) => ['type', 'id', 'version', 'state'].includes(field))).toEqual([]);
  });

  it('is registered, amended, retired and restored, and keeps its fields', () => {
    const life = born(noun);
    expect(noun.row(life)).toMatchObject({ id: 'X', version: 1, state: 'registered', ...entries[id] });
    expect(noun.rowSchema.safeParse(noun.row(life)).success).toBe(true);
    const retired = propose(noun, life, 'retired', {});
    expect(retired).toMatchObject({ ok: true, decision: { from: 'registered', to: 'retired' } });
    if (!retired.ok) return;
    expect(noun.claims(retired.life)).toEqual([]);
    expect(propose(noun, retired.life, 'amended', {})).toMatchObject({
      ok: false,
      refusals: [{ code: 'notDeclared' }],
    });
    expect(propose(noun, retired.life, 'restored', {})).toMatchObject({
      ok: true,
      life: { states: { [id]: 'registered' }, context: entries[id] },
    });
  });

  it('refuses an unknown field and a missing one by name', () => {
    const entry = entries[id] ?? {};
    const extra = propose(noun, unborn(noun, 'X'), 'registered', { ...entry, invented: 1 });
    expect(extra).toMatchObject({ ok: false, refusals: [{ code: 'invalid', rule: 'invalid.unrecognized_keys' }] });
    const [first = '', ...others] = Object.keys(entry);
    const partial = Object.fromEntries(Object.entries(entry).filter(([key]) => others.includes(key)));
    expect(propose(noun, unborn(noun, 'X'), 'registered', partial)).toMatchObject({
      ok: false,
      refusals: [{ code: 'invalid', field: first }],
    });
  });

  it('is refused to who lacks the permission', () => {
    const stranger = { ...administrator, permissions: [] };
    expect(propose(noun, unborn(noun, 'X'), 'registered', entries[id], stranger)).toMatchObject({
      ok: false,
      refusals: [{ code: 'role' }],
    });
  });
});

const manager: Actor = {
  ...administrator,
  id: 'STF000002',
  roles: ['manager'],
  scope: ['YGN'],
  permissions: ['role.amended', 'staff.amended', 'order.stored'],
};

interface Breach {
  readonly rule: string;
  readonly change: object;
  readonly values: object;
  /** The same change, put right. */
  readonly right: object;
  readonly actor?: Actor;
  readonly id?: string;
  readonly known?: object;
  readonly rightKnown?: object;
}

const account = (number: string, main: boolean) => ({
  number,
  bank: 'KBZ Bank',
  holder: 'Golden Land',
  use: 'both',
  main,
});
const contract = {
  signedAt: at,
  signer: 'Khin Mar',
  contractor: 'Shweli',
  startsOn: '2026-02-01',
  endsOn: '2026-02-01',
  branches: ['YGN'],
  targetOrders: 1,
};

const breaches: readonly Breach[] = [
  {
    rule: 'addressCode.codeIsKept',
    change: { code: 'MM-0089' },
    values: { kept: 'MM-0088' },
    right: { code: 'MM-0088' },
  },
  {
    rule: 'addressCode.contactPhoneIsReachable',
    change: { contactPhone: '12345' },
    values: { value: '12345' },
    right: { contactPhone: '13888200106' },
  },
  {
    rule: 'addressCode.userPhoneIsReachable',
    change: { userPhone: '12345' },
    values: { value: '12345' },
    right: { userPhone: '09250123456' },
  },
  { rule: 'branch.codeIsKept', change: { code: 'MDY' }, values: { kept: 'YGN' }, right: { code: 'YGN' } },
  {
    rule: 'branch.phoneIsReachable',
    change: { phone: '12345' },
    values: { value: '12345' },
    right: { phone: '13800001111' },
  },
  {
    rule: 'branch.contactPhoneIsReachable',
    change: { contactPhone: '12345' },
    values: { value: '12345' },
    right: { contactPhone: '0692-4141234' },
  },
  {
    rule: 'branch.superiorIsAnother',
    change: { superior: 'YGN' },
    values: { code: 'YGN' },
    right: { superior: 'MDY' },
  },
  {
    rule: 'branch.nextHopIsAnother',
    change: { nextHops: { MDY: 'YGN' } },
    values: { code: 'YGN' },
    right: { nextHops: { MUS: 'MDY' } },
  },
  { rule: 'department.codeIsKept', change: { code: 'X' }, values: { kept: 'YGN-OPS' }, right: { name: 'Transport' } },
  {
    rule: 'department.parentIsAnother',
    change: { parent: 'YGN-OPS' },
    values: { code: 'YGN-OPS' },
    right: { parent: 'YGN' },
  },
  { rule: 'menu.codeIsKept', change: { code: 'x' }, values: { kept: 'orders.list' }, right: { sort: 2 } },
  {
    rule: 'menu.parentIsAnother',
    change: { parent: 'orders.list' },
    values: { code: 'orders.list' },
    right: { parent: null },
  },
  {
    rule: 'menu.buttonHasPermission',
    change: { kind: 'button' },
    values: {},
    right: { kind: 'button', permission: 'order.created' },
  },
  { rule: 'menu.pageHasPath', change: { path: '' }, values: {}, right: { path: '/orders/:id' } },
  {
    rule: 'menu.pathFitsLink',
    change: { path: 'javascript:alert' },
    values: { path: 'javascript:alert' },
    right: { path: 'orders' },
  },
  {
    rule: 'menu.pathFitsLink',
    change: { path: '//elsewhere.example' },
    values: { path: '//elsewhere.example' },
    right: { path: '/a' },
  },
  {
    rule: 'menu.pathFitsLink',
    change: { link: true },
    values: { path: '/companyOrder/orderList' },
    right: { link: true, path: 'https://a.mm' },
  },
  { rule: 'merchant.codeIsKept', change: { code: 'OTHER' }, values: { kept: 'GOLDEN' }, right: { name: 'Golden' } },
  {
    rule: 'merchant.phoneIsReachable',
    change: { phone: '12345' },
    values: { value: '12345' },
    right: { phone: '0925012345' },
  },
  {
    rule: 'merchant.hasOneMainAccount',
    change: { accounts: [account('0012345678', false)] },
    values: { count: 0 },
    right: { accounts: [account('0012345678', true)] },
  },
  {
    rule: 'merchant.hasOneMainAccount',
    change: { accounts: [account('0012345678', true), account('0099999999', true)] },
    values: { count: 2 },
    right: { accounts: [account('0012345678', false), account('0099999999', true)] },
  },
  {
    rule: 'merchant.mainAccountIsKept',
    change: { accounts: [account('0099999999', true)] },
    values: { number: '0012345678' },
    right: { accounts: [account('0012345678', true)] },
  },
  { rule: 'merchant.hasContract', change: { contract: null }, values: {}, right: { contract: null, kind: 'invalid' } },
  {
    rule: 'merchant.contractEndsAfterItStarts',
    change: { contract: { ...contract, endsOn: '2026-01-31' } },
    values: { startsOn: '2026-02-01', endsOn: '2026-01-31' },
    right: { contract },
  },
  { rule: 'question.codeIsKept', change: { code: '102' }, values: { kept: '101' }, right: { name: 'Damaged' } },
  { rule: 'question.languageIsKept', change: { language: 'cn' }, values: { kept: 'us' }, right: { language: 'us' } },
  { rule: 'role.codeIsKept', change: { code: 'x' }, values: { kept: 'clerk' }, right: { level: 6 } },
  {
    rule: 'role.customScopeNamesBranches',
    change: { dataScope: 'custom' },
    values: {},
    right: { dataScope: 'custom', customBranches: ['YGN'] },
  },
  { rule: 'role.isNotOwn', change: { level: 1 }, values: { role: 'admin' }, right: { level: 1 }, id: 'admin' },
  {
    rule: 'role.permissionsAreWithinOwn',
    change: { permissions: ['*'] },
    values: { permission: '*' },
    right: { permissions: ['order.stored'] },
    actor: manager,
  },
  {
    rule: 'role.scopeIsWithinOwn',
    change: { dataScope: 'all' },
    values: {},
    right: { dataScope: 'branch' },
    actor: manager,
  },
  {
    rule: 'role.scopeIsWithinOwn',
    change: { customBranches: ['MDY'] },
    values: {},
    right: { customBranches: ['YGN'] },
    actor: manager,
  },
  {
    rule: 'staff.usernameIsPlain',
    change: { username: 'Su Su' },
    values: { value: 'Su Su' },
    right: { username: 'su.su2' },
  },
  {
    rule: 'staff.staffCodeIsFourDigits',
    change: { staffCode: '123' },
    values: { value: '123' },
    right: { staffCode: '0123' },
  },
  {
    rule: 'staff.staffCodeIsFourDigits',
    change: { staffCode: '12345' },
    values: { value: '12345' },
    right: { staffCode: '1234' },
  },
  {
    rule: 'staff.phoneIsElevenDigits',
    change: { phone: '0925012345' },
    values: { value: '0925012345' },
    right: { phone: '13800001111' },
  },
  { rule: 'staff.emailIsValid', change: { email: 'su@' }, values: { value: 'su@' }, right: { email: '' } },
  {
    rule: 'staff.idNumberIsValid',
    change: { idNumber: '123' },
    values: { value: '123' },
    right: { idNumber: '11010519491231002X' },
  },
  { rule: 'staff.hasRole', change: { roles: [] }, values: {}, right: { roles: ['sorter'] } },
  {
    rule: 'staff.rolesAreAnothers',
    change: { roles: ['sorter'] },
    values: {},
    right: { nickName: 'Su' },
    id: 'STF000001',
  },
  {
    rule: 'staff.rolesAreWithinOwn',
    change: { roles: ['admin'] },
    values: { permission: '*' },
    right: { roles: ['clerk'] },
    actor: manager,
    known: { permissionsOfRoles: ['order.stored', '*'] },
    rightKnown: { permissionsOfRoles: ['order.stored'] },
  },
  {
    rule: 'staff.leavesAfterJoining',
    change: { leaveDate: '2024-02-29' },
    values: { joinDate: '2024-03-01', leaveDate: '2024-02-29' },
    right: { leaveDate: '2024-03-01' },
  },
  {
    rule: 'staff.quitHasLeaveDate',
    change: { status: 'quit' },
    values: {},
    right: { status: 'quit', leaveDate: '2026-05-31' },
  },
  { rule: 'station.airportHasCode', change: { iata: null }, values: {}, right: { iata: null, kind: 'station' } },
];

describe('rules', () => {
  it.each(breaches.map((breach) => [breach.rule, JSON.stringify(breach.change), breach] as const))(
    '%s refuses %s and nothing else',
    (rule, _, { change, values, right, actor = administrator, id = 'X', known, rightKnown }) => {
      const noun = named(rule.split('.')[0] ?? '');
      const life = born(noun, id, system);
      const judged = propose(noun, life, 'amended', change, actor, known);
      expect(judged.ok ? [] : judged.refusals).toContainEqual(expect.objectContaining({ rule, values }));
      const allowed = propose(noun, life, 'amended', right, rule === 'role.isNotOwn' ? system : actor, rightKnown);
      expect(allowed.ok ? [] : allowed.refusals).toEqual([]);
    },
  );

  it('takes a rate of one hundredth and refuses zero', () => {
    const noun = named('exchangeRate');
    const rate = (kyatPerYuan: number) =>
      propose(noun, unborn(noun, 'X'), 'registered', { ...entries['exchangeRate'], kyatPerYuan });
    expect(rate(1).ok).toBe(true);
    expect(rate(0)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'exchangeRate.rateIsPositive', values: { kyatPerYuan: 0 } }],
    });
  });

  it('never edits a rate', () => {
    const noun = named('exchangeRate');
    expect(propose(noun, born(noun), 'amended', { kyatPerYuan: 300_00 })).toMatchObject({
      ok: false,
      refusals: [{ rule: 'exchangeRate.isSupersededNotEdited' }],
    });
  });

  it('are each broken by one of these', () => {
    const broken = new Set([
      ...breaches.map(({ rule }) => rule),
      'exchangeRate.rateIsPositive',
      'exchangeRate.isSupersededNotEdited',
    ]);
    const all = registers.flatMap((noun) => Object.values(noun.rules).map((rule) => rule.id));
    expect(all.filter((rule) => !broken.has(rule))).toEqual([]);
  });
});

const identify = (id: string) => named(id).identify(7, entries[id]);

describe('ids and claims', () => {
  it('are the key that others refer to, where there is one', () => {
    expect(['branch', 'department', 'menu', 'merchant', 'role', 'question'].map(identify)).toEqual([
      'YGN',
      'YGN-OPS',
      'orders.list',
      'GOLDEN',
      'clerk',
      '101',
    ]);
    expect(named('question').identify(7, { ...entries['question'], language: 'cn' })).toBe('101-cn');
    expect(['staff', 'station', 'tariff', 'exchangeRate', 'dictionary'].map(identify)).toEqual([
      'STF000007',
      'STN000007',
      'TRF000007',
      'FXR000007',
      'DIC000007',
    ]);
  });

  it('keep a staff code, a login name and a phone to one person', () => {
    expect(named('staff').claims(born(named('staff')))).toEqual([
      { kind: 'staff.staffCode', key: '1004' },
      { kind: 'staff.username', key: 'clerk.yangon' },
      { kind: 'staff.phone', key: '09250123456' },
    ]);
  });

  it('show a member of staff to both branches, a merchant to its own accounts', () => {
    expect(named('staff').branches({ ...entries['staff'], operateBranch: 'MDY' })).toEqual(['YGN', 'MDY']);
    expect(named('staff').branches(entries['staff'])).toEqual(['YGN']);
    expect(named('merchant').owner(entries['merchant'])).toBe('GOLDEN');
  });
});
