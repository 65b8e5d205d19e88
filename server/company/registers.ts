import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../access.ts';
import { pages, readableBy, type Screen } from './menus/entries.ts';

const whole = ['registered', 'amended', 'retired', 'restored'] as const;
type Verb = (typeof whole)[number];

/** Roles that keep registers; the administrator keeps all of them. */
type Keeper = 'operations' | 'manager' | 'finance' | 'support' | 'clerk' | 'transport';

/** A register in the standard company. */
interface KeptRegister {
  /** True if all staff read it, each within the own branches; by default only people with the whole company in scope. */
  readonly isForStaff: boolean;
  readonly keepers: { readonly [Role in Keeper]?: readonly Verb[] };
  /** Screens in the menu: for its readers, or only for those who may add an entry. */
  readonly screens?: readonly Omit<Screen, 'permission'>[];
  readonly areForKeepers?: boolean;
}

/** Readers, keepers and screens of every register. */
const REGISTERS: Readonly<Record<string, KeptRegister>> = {
  addressCode: {
    isForStaff: true,
    keepers: { operations: whole, support: ['registered', 'amended'] },
    screens: pages(
      'transshipment.addressCode',
      ['Customer Code', '客户编码'],
      'tag',
      '/transship/addressCode',
      ['transship/AddressCodes', 'transship/AddressCodeDetail'],
      804,
    ),
  },
  area: {
    isForStaff: true,
    keepers: { manager: whole, operations: whole },
    areForKeepers: true,
    screens: pages('hr.area', ['Responsible Area', '负责区域'], 'map', '/hr/area', ['hr/Areas', 'hr/AreaDetail'], 1056),
  },
  branch: {
    isForStaff: true,
    keepers: { operations: whole },
    screens: pages(
      'system.branch',
      ['Branch', '网点'],
      'branch',
      '/system/branch',
      ['system/Branches', 'system/BranchDetail'],
      1110,
    ),
  },
  car: {
    isForStaff: true,
    keepers: { operations: whole },
    screens: pages('transport.car', ['Car', '车辆'], 'truck', 'car', ['transport/Cars', 'transport/CarDetail'], 65),
  },
  carrier: {
    isForStaff: true,
    keepers: { operations: whole },
    screens: pages(
      'transport.carrier',
      ['Carrier', '承运商'],
      'users',
      'carrier',
      ['transport/Carriers', 'transport/CarrierDetail'],
      67,
    ),
  },
  company: {
    isForStaff: true,
    keepers: { operations: ['registered', 'amended'] },
    areForKeepers: true,
    screens: pages(
      'system.company',
      ['Company', '公司'],
      'home',
      '/system/company',
      ['system/Companies', 'system/CompanyDetail'],
      1102,
    ),
  },
  department: {
    isForStaff: true,
    keepers: { operations: whole },
    areForKeepers: true,
    screens: pages(
      'system.department',
      ['Department', '部门'],
      'tree',
      '/system/department',
      ['system/Departments', 'system/DepartmentDetail'],
      1112,
    ),
  },
  dictionary: {
    isForStaff: true,
    keepers: { operations: whole },
    areForKeepers: true,
    screens: pages(
      'system.dictionary',
      ['Dictionary', '字典'],
      'book',
      '/system/dictionary',
      ['system/Dictionaries', 'system/DictionaryDetail'],
      1118,
    ),
  },
  exchangeRate: {
    isForStaff: true,
    keepers: { finance: ['registered', 'retired'] },
    screens: pages(
      'transshipment.rate',
      ['Exchange rate', '汇率'],
      'exchange',
      '/transship/rate',
      ['transship/ExchangeRates', 'transship/ExchangeRateDetail'],
      806,
    ),
  },
  menu: {
    isForStaff: false,
    keepers: {},
    screens: pages(
      'system.menu',
      ['Menu', '菜单'],
      'menu',
      '/system/menu',
      ['system/Menus', 'system/MenuDetail'],
      1108,
    ),
  },
  question: {
    isForStaff: true,
    keepers: { operations: whole },
    areForKeepers: true,
    screens: pages(
      'system.question',
      ['Question tree', '问题树'],
      'message',
      '/system/question',
      ['system/Questions', 'system/QuestionDetail'],
      1120,
    ),
  },
  role: {
    isForStaff: false,
    keepers: {},
    screens: pages(
      'system.role',
      ['Role', '角色'],
      'unlock',
      '/system/role',
      ['system/Roles', 'system/RoleDetail'],
      1106,
    ),
  },
  shelf: {
    isForStaff: true,
    keepers: { manager: whole, operations: whole },
    screens: [
      {
        code: 'storage.shelves',
        title: 'Shelf',
        titleZh: '货架',
        icon: 'shelf',
        path: '/shelf/list',
        component: 'storage/Shelves',
        sort: 506,
      },
      {
        code: 'storage.shelf',
        title: 'Shelf detail',
        titleZh: '货架详情',
        path: '/shelf/detail',
        component: 'storage/ShelfDetail',
        hidden: true,
        sort: 507,
      },
    ],
  },
  station: {
    isForStaff: true,
    keepers: { operations: whole },
    areForKeepers: true,
    screens: pages(
      'system.station',
      ['Stations', '车站和机场'],
      'plane',
      '/system/station',
      ['system/Stations', 'system/StationDetail'],
      1116,
    ),
  },
  tariff: {
    isForStaff: true,
    keepers: { finance: whole },
    screens: pages(
      'finance.tariff',
      ['Tariff', '运价'],
      'receipt',
      '/finance/tariff',
      ['finance/Tariffs', 'finance/TariffDetail'],
      1087,
    ),
  },
};

const entries = Object.entries(REGISTERS);

/** Registers that all staff read. */
export const registersForStaff: readonly string[] = entries.flatMap(([id, { isForStaff }]) => (isForStaff ? [id] : []));

/** Events by which a role keeps registers. */
export const keptBy = (role: string): string[] =>
  entries.flatMap(([id, { keepers }]) => (keepers[role as Keeper] ?? []).map((verb) => `${id}.${verb}`));

/** Screens of registers in the menu. */
export const registerScreens: readonly Menu[] = entries.flatMap(([id, { screens = [], areForKeepers = false }]) =>
  readableBy(areForKeepers ? `${id}.registered` : readPermission(id), screens),
);
