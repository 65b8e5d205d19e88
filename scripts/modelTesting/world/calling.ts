/** Names of single fixtures, with their names in the world. */
export const CALLED: Readonly<Record<string, string>> = {
  YANGON: 'YGN',
  MANDALAY: 'MDY',
  RUILI: 'MUS',
  Yangon: 'MMR013D004',
  Mandalay: 'MMR010D001',
  M1: 'GOLDEN',
};

/** Fields that name another aggregate, with its machine. */
const NAMING: Readonly<Record<string, string>> = {
  order: 'order',
  orders: 'order',
  packages: 'package',
  workOrders: 'workOrder',
  userQuestion: 'userQuestion',
  department: 'department',
  waybill: 'order',
  barcode: 'order',
  item: 'package',
  package: 'package',
  shelf: 'shelf',
  car: 'car',
  carrier: 'carrier',
  shipment: 'shipment',
  count: 'inventoryTask',
  task: 'inventoryTask',
  workOrder: 'workOrder',
  bill: 'bill',
  slip: 'paymentSlip',
  receivable: 'receivable',
  payable: 'payable',
  supplements: 'bill',
  merchant: 'merchant',
  roles: 'role',
  superior: 'branch',
  parent: 'department',
  pid: 'question',
  station: 'station',
  addressCode: 'addressCode',
};

/** Fields with another machine in one payload; null for the aggregate's own name. */
const OWN_NAMING: Readonly<Record<string, string | null>> = {
  'menu.parent': 'menu',
  'transferBooking.waybill': null,
  'violation.life': 'order',
};

/** Returns the machine of the aggregates that a field of a machine's payload names. */
export const machineNamed = (machine: string, field: string): string | null =>
  OWN_NAMING[`${machine}.${field}`] === undefined
    ? (NAMING[field] ?? null)
    : (OWN_NAMING[`${machine}.${field}`] ?? null);

/** Fields that name a person. */
export const PEOPLE: readonly string[] = ['collector', 'deliverer', 'courier', 'addressee', 'assignee', 'driver'];

/** Fields of an aggregate that name the only permitted person. */
export const OWNERS: readonly string[] = ['addressee', 'requester', 'importer'];

const letters = (number: number): string =>
  [676, 26, 1].map((unit) => String.fromCharCode(65 + (Math.floor(number / unit) % 26))).join('');
const digits = (number: number, length: number): string => String(number % 10 ** length).padStart(length, '0');
/** Returns an instant in the months of the histories. */
const instant = (number: number): string => new Date(Date.UTC(2026, 9, 1) + (number % 100_000) * 60_000).toISOString();

/** Unique texts by machine and field: the text of the fixtures, or a similar one. */
export const FRESH: Readonly<Record<string, (number: number, given: string) => string>> = {
  'branch.code': letters,
  'branch.name': (number, given) => `${given} ${number}`,
  'branch.nameZh': (number, given) => `${given} ${number}`,
  'branch.abbreviation': letters,
  'department.code': (number, given) => `${given}-${number}`,
  'menu.code': (number, given) => `${given}${number}`,
  'role.code': (number, given) => `${given}${number}`,
  'question.code': (number) => String(1000 + number),
  'addressCode.code': (number) => `MM-${number}`,
  'merchant.code': (number) => `M${number}`,
  'merchantApplication.merchantCode': (number) => `M${number}`,
  'staff.username': (number, given) => `${given}${number}`,
  'staff.staffCode': (number) => digits(number, 4),
  'staff.idNumber': (number) => `12/KaMaYa(N)${digits(number, 6)}`,
  'staff.phone': (number) => `0925${digits(number, 7)}`,
  'appUser.phone': (number) => `0925${digits(number, 7)}`,
  'transferBooking.waybill': (number) => `YT${digits(number, 10)}`,
  'shelf.name': (number) => `B${number}`,
  'carrier.name': (number, given) => `${given} ${number}`,
  'station.iata': letters,
  'car.plateNumber': (number) => `YGN ${number}`,
  'dictionary.value': (number, given) => `${given}${number}`,
  'tariff.validFrom': instant,
  'exchangeRate.validFrom': instant,
  'order.mailSn': (number, given) => `${given}${number}`,
};
