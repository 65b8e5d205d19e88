import { system } from '#machines/kit/actor.ts';
import type { Merchant } from '#machines/merchant/index.ts';
import type { Branch } from '#machines/registers/index.ts';
import type { Staff } from '#machines/staff/index.ts';
import { partOf, usernameOf, type RoleGrant } from './people.ts';
import { propose } from './propose.ts';
import { tariffsFrom } from './tariffs.ts';
import { emptySandbox, type Sandbox } from './world.ts';

/** Start of every run: 10:00 in Yangon on a Friday. */
export const START = '2026-11-20T03:30:00.000Z';
/** Registration time of the made-up company, before any time that a run reads. */
const BEFORE = '2026-08-01T03:30:00.000Z';

type Place = readonly [code: string, name: string, nameZh: string, country: 'MM' | 'CN', region: string, city: string];

/** Four branches in a line, from Yangon over the border. */
const PLACES: readonly Place[] = [
  ['YGN', 'Yangon', '仰光', 'MM', 'MMR013', 'MMR013D004'],
  ['MDY', 'Mandalay', '曼德勒', 'MM', 'MMR010', 'MMR010D001'],
  ['MUS', 'Muse', '木姐', 'MM', 'MMR015', 'MMR015D002'],
  ['RUI', 'Ruili', '瑞丽', 'CN', '53', '5331'],
];

/** Codes of the branches of a sandbox, in the order of the line. */
export const BRANCHES: readonly string[] = PLACES.map(([code]) => code);

/** The business customer of a sandbox. */
export const MERCHANT = 'LOTUS';
const MERCHANT_ROLE = 'merchant';

/** Returns the next branch on the line towards every other branch. */
const nextHopsFrom = (place: number): Record<string, string> =>
  Object.fromEntries(
    BRANCHES.flatMap((code, index) =>
      index === place ? [] : [[code, BRANCHES[index > place ? place + 1 : place - 1] ?? code]],
    ),
  );

const branches: readonly Branch[] = PLACES.map(([code, name, nameZh, country, region, city], index) => ({
  code,
  name,
  nameZh,
  abbreviation: code,
  postalCode: '00000',
  country,
  region,
  city,
  address: `1 Training Road, ${name}`,
  sort: index + 1,
  personInCharge: 'Training',
  phone: '01-378990',
  contactPhone: '09250100101',
  contact: 'Training',
  enabled: true,
  exportTransportLines: [],
  longitude: 96,
  latitude: 20,
  businessHours: '08:30-18:00',
  superior: index === 0 ? null : (BRANCHES[0] ?? null),
  nextHops: nextHopsFrom(index),
}));

/** Given names of made-up people; the code of the branch follows. */
const NAMES = ['Aye', 'Bo', 'Chan', 'Dawei', 'Ei', 'Feng', 'Hla', 'Jia', 'Kyaw', 'Lin', 'Mya', 'Nyein', 'Phyo', 'Su'];
const FIRST_CODE = 1001;

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

const member = (role: string, branch: Branch, number: number): Staff => ({
  username: usernameOf(partOf(role, branch.code)),
  nickName: `${NAMES[number % NAMES.length]} ${branch.name}`,
  phone: `092502${digits(number, 5)}`,
  email: `${usernameOf(partOf(role, branch.code))}@shweli.example`,
  gender: 'undisclosed',
  staffCode: String(FIRST_CODE + number),
  branch: branch.code,
  operateBranch: branch.code,
  department: null,
  roles: [role],
  personInCharge: role === 'manager',
  merchant: role === MERCHANT_ROLE ? MERCHANT : null,
  idNumber: `12/KaTaTa(N)1${digits(number, 5)}`,
  province: branch.region,
  city: branch.city,
  district: branch.city,
  address: branch.address,
  responsibleAreas: [],
  joinDate: '2024-01-01',
});

const merchant = (maintainer: string): Merchant => ({
  code: MERCHANT,
  name: 'Lotus Trading',
  contact: 'Daw Kyi',
  kind: 'bizLv1',
  phone: '09250300301',
  address: '11 Merchant Road',
  commonSenders: [],
  accounts: [{ number: '0010012345678', bank: 'KBZ Bank', holder: 'Lotus Trading', use: 'both', main: true }],
  contract: {
    signedAt: BEFORE,
    signer: 'Daw Kyi',
    contractor: 'Shweli Express',
    startsOn: '2026-01-05',
    endsOn: '2030-01-04',
    branches: [...BRANCHES],
    targetOrders: 200,
  },
  maintainer,
  branch: BRANCHES[0] ?? '',
});

/** One initial entry of a sandbox, registered by the system. */
export interface Entry {
  readonly machine: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const entries = (machine: string, list: readonly object[]): Entry[] =>
  list.map((data) => ({ machine, data: data as Entry['data'] }));

/** Role codes that are valid in a sign-in name. */
const PLAIN_CODE = /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/i;

/** Returns the roles whose parts can be played in a sandbox. */
export const playedRoles = <Role extends Pick<RoleGrant, 'code'>>(roles: readonly Role[]): readonly Role[] =>
  roles.filter(({ code }) => PLAIN_CODE.test(code));

/** Returns all entries of the made-up company in order of dependency: one member of staff for each role and branch. */
export function entriesOf(granted: readonly RoleGrant[]): readonly Entry[] {
  const roles = playedRoles(granted);
  const staff = roles
    .flatMap(({ code }) => branches.map((branch) => [code, branch] as const))
    .map(([code, branch], number) => member(code, branch, number));
  return [
    ...entries('branch', branches),
    ...entries(
      'role',
      roles.map(({ code, name, nameZh, level, dataScope, permissions }) => ({
        code,
        name,
        nameZh,
        level,
        // Custom branches do not exist in the sandbox: the role covers its own branch.
        dataScope: dataScope === 'custom' ? 'branch' : dataScope,
        permissions: [...permissions],
        customBranches: [],
        menus: ['*'],
      })),
    ),
    ...entries(
      'department',
      branches.map(({ code, name, nameZh = '' }, index) => ({
        code,
        name,
        nameZh,
        parent: null,
        companyCode: code,
        sort: index + 1,
      })),
    ),
    ...entries(
      'staff',
      staff.map((one) => ({ ...one, department: one.branch })),
    ),
    ...entries('merchant', staff[0] ? [merchant(staff[0].staffCode)] : []),
    ...entries(
      'shelf',
      branches.flatMap(({ code }) => ['A1', 'A2'].map((name) => ({ name, branch: code }))),
    ),
    ...entries(
      'car',
      branches.map(({ code }) => ({ plateNumber: `${code} 4K-8812`, branch: code })),
    ),
    ...entries('carrier', [
      { name: 'Shwe Mann Express', area: 'MMR013', contact: 'Ko Zaw', contactPhone: '09250444888' },
    ]),
    ...entries('station', [
      {
        nameEn: 'Mandalay Railway Station',
        nameZh: '曼德勒火车站',
        kind: 'station',
        iata: null,
        country: 'MM',
        area: 'MMR010D001',
        branch: 'MDY',
      },
    ]),
    ...entries('addressCode', [
      {
        code: 'MM-1001',
        receiver: 'Ma Hla',
        contactPhone: '09250600101',
        address: '18 Training Road',
        userPhone: '09250600101',
        city: 'MMR013D004',
      },
    ]),
    ...entries('tariff', tariffsFrom(BEFORE)),
    ...entries('exchangeRate', [{ kyatPerYuan: 300_00, validFrom: BEFORE }]),
    ...entries(
      'question',
      (['us', 'cn'] as const).map((language) => ({
        code: '115',
        pid: '0',
        name: language === 'us' ? 'Signed by someone else' : '他人代签',
        language,
        isDisplay: true,
        status: 0,
      })),
    ),
  ];
}

/** Returns a sandbox without any event after its setup. */
export function newSandbox(roles: readonly RoleGrant[]): Sandbox {
  let sandbox = emptySandbox(BEFORE);
  for (const { machine, data } of entriesOf(roles)) {
    const verdict = propose(sandbox, { id: null, type: `${machine}.registered`, data, actor: system });
    if (!verdict.ok)
      throw new Error(`${machine} ${JSON.stringify(data)} is refused: ${JSON.stringify(verdict.refusals)}`);
    sandbox = verdict.sandbox;
  }
  return { ...sandbox, now: START, happened: [] };
}
