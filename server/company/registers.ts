import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../access.ts';
import { screen, type Screen } from './menus/entries.ts';

const whole = ['registered', 'amended', 'retired', 'restored'] as const;
type Verb = (typeof whole)[number];

/** Roles that keep registers; the administrator keeps all of them. */
type Keeper = 'operations' | 'manager' | 'finance' | 'support' | 'clerk' | 'transport';

/** A register in the standard company. */
interface KeptRegister {
  /** True if all staff read it, each within the own branches; by default only people with the whole company in scope. */
  readonly isForStaff: boolean;
  readonly keepers: { readonly [Role in Keeper]?: readonly Verb[] };
  /** Screens in the menu, for its readers. */
  readonly screens?: readonly Omit<Screen, 'permission'>[];
}

/** Readers, keepers and screens of every register. */
const REGISTERS: Readonly<Record<string, KeptRegister>> = {
  addressCode: { isForStaff: true, keepers: { operations: whole, support: ['registered', 'amended'] } },
  area: { isForStaff: true, keepers: { manager: whole, operations: whole } },
  branch: { isForStaff: true, keepers: { operations: whole } },
  car: {
    isForStaff: true,
    keepers: { operations: whole },
    screens: [
      {
        code: 'transport.car',
        title: 'Car',
        titleZh: '车辆',
        icon: 'truck',
        path: 'car',
        component: 'transport/Cars',
        sort: 65,
      },
      {
        code: 'transport.carDetail',
        title: 'Car detail',
        titleZh: '车辆详情',
        path: 'carDetail',
        component: 'transport/CarDetail',
        hidden: true,
        sort: 66,
      },
    ],
  },
  carrier: {
    isForStaff: true,
    keepers: { operations: whole },
    screens: [
      {
        code: 'transport.carrier',
        title: 'Carrier',
        titleZh: '承运商',
        icon: 'users',
        path: 'carrier',
        component: 'transport/Carriers',
        sort: 67,
      },
      {
        code: 'transport.carrierDetail',
        title: 'Carrier detail',
        titleZh: '承运商详情',
        path: 'carrierDetail',
        component: 'transport/CarrierDetail',
        hidden: true,
        sort: 68,
      },
    ],
  },
  department: { isForStaff: true, keepers: { operations: whole } },
  dictionary: { isForStaff: true, keepers: { operations: whole } },
  exchangeRate: { isForStaff: true, keepers: { finance: ['registered', 'retired'] } },
  menu: { isForStaff: false, keepers: {} },
  question: { isForStaff: true, keepers: { operations: whole } },
  role: { isForStaff: false, keepers: {} },
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
        sort: 505,
      },
      {
        code: 'storage.shelf',
        title: 'Shelf detail',
        titleZh: '货架详情',
        path: '/shelf/detail',
        component: 'storage/ShelfDetail',
        hidden: true,
        sort: 506,
      },
    ],
  },
  station: { isForStaff: true, keepers: { operations: whole } },
  tariff: { isForStaff: true, keepers: { finance: whole } },
};

const entries = Object.entries(REGISTERS);

/** Registers that all staff read. */
export const registersForStaff: readonly string[] = entries.flatMap(([id, { isForStaff }]) => (isForStaff ? [id] : []));

/** Events by which a role keeps registers. */
export const keptBy = (role: string): string[] =>
  entries.flatMap(([id, { keepers }]) => (keepers[role as Keeper] ?? []).map((verb) => `${id}.${verb}`));

/** Screens of registers in the menu. */
export const registerScreens: readonly Menu[] = entries.flatMap(([id, { screens = [] }]) =>
  screens.map((entry) => screen({ ...entry, permission: readPermission(id) })),
);
