import type { Actor } from '#machines/kit/actor.ts';

/** A rule that the specification quotes, an event that breaks it, and the words in which it is refused. */
export interface Quoted {
  /** Sentence or part of one of the specification. */
  readonly quote: string;
  readonly machine: string;
  readonly event: string;
  /** Changes to valid data; a field that is undefined is left out. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Changes to the data of a record that exists before the event. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly lookups?: object;
  readonly actor?: Partial<Actor>;
  readonly words: string;
}

const required = (machine: string, field: string, label: string, quote = 'Required'): Quoted => ({
  quote: `${quote}: ${label}`,
  machine,
  event: `${machine}.registered`,
  data: { [field]: undefined },
  words: `${label} is missing`,
});

const staff = (data: Quoted['data'], quote: string, words: string): Quoted => ({
  quote,
  machine: 'staff',
  event: 'staff.registered',
  ...(data && { data }),
  words,
});

const entry = (machine: string, data: NonNullable<Quoted['data']>, quote: string, words: string): Quoted => ({
  quote,
  machine,
  event: `${machine}.registered`,
  data,
  words,
});

/** Quoted rules of the screens of people and system (§3 to §6; the design's list of screens, 3 and 4). */
export const QUOTED: readonly Quoted[] = [
  required('staff', 'username', 'Login name'),
  required('staff', 'nickName', 'Nickname'),
  required('staff', 'phone', 'Phone'),
  required('staff', 'staffCode', 'Staff code'),
  required('staff', 'branch', 'Branch'),
  required('staff', 'operateBranch', 'Operate branch'),
  required('staff', 'idNumber', 'ID number'),
  required('staff', 'province', 'State or province'),
  required('staff', 'city', 'City'),
  required('staff', 'district', 'County or township'),
  required('staff', 'address', 'Detail address'),
  required('staff', 'roles', 'Roles'),
  staff({ staffCode: '123' }, 'staff code (exactly 4 digits)', '123 is not exactly 4 digits'),
  staff({ idNumber: '123' }, 'identification number (valid)', '123 is not a valid identification number'),
  staff({ nickName: 'A' }, 'nickname required 2-20', 'needs at least 2 characters'),
  staff({ nickName: 'A'.repeat(21) }, 'nickname required 2-20', 'may have at most 20 characters'),
  staff({ username: 'a' }, 'Name length 2-40', 'needs at least 2 characters'),
  staff({ username: 'a'.repeat(41) }, 'Name length 2-40', 'may have at most 40 characters'),
  staff({ roles: [] }, 'Branch and role required for a user', 'Choose at least one role'),
  staff({ phone: '0925012345' }, 'correct 11-digit', 'is not a correct 11-digit phone number'),
  {
    quote: 'Branch and role required for a user',
    machine: 'staff',
    event: 'staff.rolesSet',
    data: { roles: [] },
    words: 'Choose at least one role',
  },
  {
    quote: 'a person in charge can be set or unset',
    machine: 'staff',
    event: 'staff.personInChargeUnset',
    before: { personInCharge: false },
    words: 'Is not the person in charge',
  },
  {
    quote: 'a person in charge can be set or unset',
    machine: 'staff',
    event: 'staff.personInChargeSet',
    words: 'Is the person in charge already',
  },

  required('role', 'name', 'English name', 'role name'),
  required('role', 'level', 'Level', 'Role: name, level, data scope'),
  entry('role', { dataScope: undefined }, 'Role: name, level, data scope', 'Data scope must be one of'),
  entry('role', { name: 'A' }, 'Name length 2-40', 'needs at least 2 characters'),
  entry('role', { name: 'A'.repeat(41) }, 'Name length 2-40', 'may have at most 40 characters'),
  entry(
    'role',
    { dataScope: 'custom', customBranches: [] },
    'custom data permission must not be empty',
    'Custom data permission must not be empty',
  ),
  {
    quote: 'role required for a user: a role that is held stays in use',
    machine: 'role',
    event: 'role.retired',
    lookups: { reference: { kind: 'staff', example: 'Su Su' } },
    words: 'Su Su still holds it',
  },

  required('menu', 'sort', 'Sort'),
  required('menu', 'title', 'English title'),
  entry('menu', { kind: 'button', permission: null }, 'permission', 'A button needs a permission id'),
  entry('menu', { path: '' }, 'path', 'A catalog or page needs a path'),
  entry(
    'menu',
    { link: true, path: 'javascript:alert(1)' },
    'external link (http, https, mailto, tel)',
    'is not a safe path of this kind',
  ),
  {
    quote: 'deleting a menu deletes its child nodes',
    machine: 'menu',
    event: 'menu.retired',
    lookups: { children: Array.from({ length: 201 }, (_, index) => `orders.${index}`) },
    words: '201 entries are directly below it',
  },

  required('branch', 'name', 'Name', 'name'),
  required('branch', 'superior', 'Superior branch', 'superior branch'),
  required('branch', 'region', 'State or province', 'region/area'),
  required('branch', 'sort', 'Sort', 'sort'),
  required('branch', 'personInCharge', 'Person in charge'),
  required('branch', 'phone', 'Phone'),
  entry('branch', { name: 'A' }, 'Name length 2-40', 'needs at least 2 characters'),
  entry('branch', { phone: '12345' }, 'phone or landline', 'is no phone number of Myanmar or China'),
  entry('branch', { superior: 'YGN' }, 'superior branch', 'cannot be above itself'),
  entry('branch', { businessHours: 'always' }, 'business hours', 'must be written such as 08:30-18:00'),

  required('department', 'name', 'Name', 'name'),
  required('department', 'companyCode', 'Company code', 'company/branch'),
  required('department', 'sort', 'Sort', 'sort'),

  required('area', 'name', 'Area', 'region/area'),
  required('area', 'branch', 'Branch', 'company/branch'),

  required('dictionary', 'value', 'Value', 'Dictionary entry: value, label'),
  required('dictionary', 'label', 'English label', 'Dictionary entry: value, label'),

  required('question', 'code', 'Number', 'serial number'),
  required('question', 'name', 'Question', 'name'),

  required('station', 'nameEn', 'English name', 'Station: id, nameEn'),

  required(
    'addressCode',
    'receiver',
    'Receiver',
    'address code (receiver, contact, address, associated user phone, city/area)',
  ),
  required('addressCode', 'contactPhone', 'Contact phone', 'address code'),
  required('addressCode', 'address', 'Address', 'address code'),
  required('addressCode', 'city', 'City or district', 'city/area'),
  entry('addressCode', { contactPhone: '12345' }, 'phone or landline', 'is no phone number of Myanmar or China'),

  required('exchangeRate', 'kyatPerYuan', 'MMK per CNY', 'exchange rate (RMB/CNY to Kyat/MMK)'),
  entry('exchangeRate', { kyatPerYuan: 0 }, 'exchange rate', 'The rate must be above zero'),
  {
    quote: 'order-time exchange rate',
    machine: 'exchangeRate',
    event: 'exchangeRate.amended',
    data: { kyatPerYuan: 300_00 },
    words: 'set a new rate instead',
  },

  required('tariff', 'name', 'Name', 'name'),
];

/** A key that two records cannot share, and the words in which the second is refused. */
interface Once {
  readonly quote: string;
  readonly machine: string;
  readonly kind: string;
  readonly words: string;
}

/** Keys of the quoted record types that are given once. */
export const ONCE: readonly Once[] = [
  {
    quote: 'correct 11-digit, not repeated',
    machine: 'staff',
    kind: 'staff.phone',
    words: 'already has the phone number',
  },
  { quote: 'login name', machine: 'staff', kind: 'staff.username', words: 'is already taken' },
  { quote: 'staff code', machine: 'staff', kind: 'staff.staffCode', words: 'already has the staff code' },
  {
    quote: 'branch person in charge',
    machine: 'staff',
    kind: 'charger.branch',
    words: 'already has a person in charge',
  },
  { quote: 'Dictionary entry', machine: 'dictionary', kind: 'dictionary.value', words: 'already has the value' },
  { quote: 'superior branch', machine: 'branch', kind: 'branch.head', words: 'choose the superior branch' },
];
