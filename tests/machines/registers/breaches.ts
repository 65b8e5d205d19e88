import { system, type Actor } from '#machines/kit/actor.ts';

/** An actor with every permission. */
export const administrator: Actor = {
  ...system,
  kind: 'person',
  id: 'STF000001',
  roles: ['admin'],
  permissions: ['*'],
};

const manager: Actor = {
  ...administrator,
  id: 'STF000002',
  roles: ['manager'],
  scope: ['YGN'],
  permissions: ['role.amended', 'staff.amended', 'order.stored'],
};

/** A change of a registered entry that one rule refuses, and the corrected change. */
export interface Breach {
  readonly rule: string;
  readonly change: object;
  readonly values: object;
  /** The corrected change. */
  readonly right: object;
  readonly actor?: Actor;
  readonly id?: string;
  readonly lookups?: object;
  readonly rightKnown?: object;
}

/** The changes that break each rule of each register. */
export const breaches: readonly Breach[] = [
  {
    rule: 'area.placesDiffer',
    change: { places: ['MMR013D004', 'MMR013D004'] },
    values: { place: 'MMR013D004' },
    right: { places: ['MMR013D004', 'MMR013D001'] },
  },
  {
    rule: 'car.trackingUrlIsLink',
    change: { trackingUrl: 'ask the driver' },
    values: { value: 'ask the driver' },
    right: { trackingUrl: 'tel:09250444888' },
  },
  {
    rule: 'carrier.contactPhoneIsReachable',
    change: { contactPhone: '12345' },
    values: { value: '12345' },
    right: { contactPhone: '13888200106' },
  },
  {
    rule: 'company.phoneIsReachable',
    change: { phone: '12345' },
    values: { value: '12345' },
    right: { phone: '13888200106' },
  },
  { rule: 'shelf.nameIsKept', change: { name: 'B1' }, values: { kept: 'A12' }, right: { name: 'A12' } },
  { rule: 'shelf.branchIsKept', change: { branch: 'MDY' }, values: { kept: 'YGN' }, right: { branch: 'YGN' } },
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
  { rule: 'branch.codeIsKept', change: { code: 'MUS' }, values: { kept: 'YGN' }, right: { code: 'YGN' } },
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
    rule: 'branch.regionInCountry',
    change: { country: 'CN' },
    values: { place: 'MMR013', itsCountry: 'MM', country: 'CN' },
    right: { country: 'MM' },
  },
  {
    rule: 'branch.cityInRegion',
    change: { region: 'MMR013', city: 'MMR010D001' },
    values: { place: 'MMR010D001', right: 'MMR010', wider: 'MMR013' },
    right: { region: 'MMR010', city: 'MMR010D001' },
  },
  {
    rule: 'branch.coordinatesInOrder',
    change: { country: 'CN', region: '65', city: '6501', longitude: 43.8, latitude: 87.6 },
    values: { longitude: 43.8, latitude: 87.6 },
    right: { country: 'CN', region: '65', city: '6501', longitude: 87.6, latitude: 43.8 },
  },
  {
    rule: 'branch.longitudeInCountry',
    change: { longitude: 0, latitude: 16.77 },
    values: { longitude: 0, country: 'MM', least: 92, most: 102 },
    right: { longitude: 96.08, latitude: 16.77 },
  },
  {
    rule: 'branch.latitudeInCountry',
    change: { longitude: 96.17, latitude: 0 },
    values: { latitude: 0, country: 'MM', least: 9, most: 29 },
    right: { longitude: 96.17, latitude: 21.97 },
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
    rule: 'station.areaInCountry',
    change: { country: 'CN' },
    values: { place: 'MMR013D003', itsCountry: 'MM', country: 'CN' },
    right: { country: 'CN', area: '5301' },
  },
  { rule: 'station.airportHasCode', change: { iata: null }, values: {}, right: { iata: null, kind: 'station' } },
];
