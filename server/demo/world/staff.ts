import type { Staff } from '#machines/staff/index.ts';

/** Township or county of each branch, with its parent areas. */
const homes = {
  YGN: { province: 'MMR013', city: 'MMR013D004', district: 'MMR013033' },
  NPT: { province: 'MMR018', city: 'MMR018D001', district: 'MMR018001' },
  MDY: { province: 'MMR010', city: 'MMR010D001', district: 'MMR010002' },
  LSH: { province: 'MMR015', city: 'MMR015D001', district: 'MMR015001' },
  MUS: { province: 'MMR015', city: 'MMR015D002', district: 'MMR015009' },
  RUI: { province: '53', city: '5331', district: '533102' },
  KMG: { province: '53', city: '5301', district: '530111' },
} as const;

type Code = keyof typeof homes;
type Line = readonly [username: string, nickName: string, gender: 'male' | 'female', branch: Code, role: string];

/** Staff beside the administrator: the accounts printed at start come first; the others fill every branch. */
const people: readonly Line[] = [
  ['manager.yangon', 'Aung Kyaw Moe', 'male', 'YGN', 'manager'],
  ['courier.yangon', 'Min Thu', 'male', 'YGN', 'courier'],
  ['clerk.yangon', 'Su Su Hlaing', 'female', 'YGN', 'clerk'],
  ['sorter.muse', 'Sai Lin Htet', 'male', 'MUS', 'sorter'],
  ['clerk.mandalay', 'Ei Phyu Phyu', 'female', 'MDY', 'clerk'],
  ['finance', 'Khin Mar Wai', 'female', 'YGN', 'finance'],
  ['support', 'Thida Aye', 'female', 'YGN', 'support'],
  ['operations', 'Ko Ko Naing', 'male', 'YGN', 'operations'],
  ['auditor', 'Daw Mya Sein', 'female', 'YGN', 'auditor'],
  ['trainer', 'U Tin Maung', 'male', 'YGN', 'trainer'],
  ['merchant', 'Golden Land', 'female', 'YGN', 'merchant'],
  ['manager.naypyitaw', 'Thein Zaw', 'male', 'NPT', 'manager'],
  ['manager.mandalay', 'Nyein Chan', 'male', 'MDY', 'manager'],
  ['manager.lashio', 'Sai Hseng Tip', 'male', 'LSH', 'manager'],
  ['manager.muse', 'Nang Kham Noung', 'female', 'MUS', 'manager'],
  ['manager.ruili', '李建国', 'male', 'RUI', 'manager'],
  ['manager.kunming', '王志强', 'male', 'KMG', 'manager'],
  ['courier2.yangon', 'Zaw Win Tun', 'male', 'YGN', 'courier'],
  ['courier.naypyitaw', 'Hla Min', 'male', 'NPT', 'courier'],
  ['courier.mandalay', 'Kyaw Zin Latt', 'male', 'MDY', 'courier'],
  ['courier2.mandalay', 'Phyo Wai', 'male', 'MDY', 'courier'],
  ['courier.lashio', 'Sai Kham', 'male', 'LSH', 'courier'],
  ['courier.muse', 'Sai Aung', 'male', 'MUS', 'courier'],
  ['courier.ruili', '岩罕', 'male', 'RUI', 'courier'],
  ['courier.kunming', '张伟', 'male', 'KMG', 'courier'],
  ['clerk.naypyitaw', 'May Thazin', 'female', 'NPT', 'clerk'],
  ['clerk.lashio', 'Nang Seng', 'female', 'LSH', 'clerk'],
  ['clerk.muse', 'Nang Hom', 'female', 'MUS', 'clerk'],
  ['clerk.ruili', '刀玉兰', 'female', 'RUI', 'clerk'],
  ['clerk.kunming', '陈静', 'female', 'KMG', 'clerk'],
  ['sorter.yangon', 'Htun Naing', 'male', 'YGN', 'sorter'],
  ['sorter.mandalay', 'Wai Yan', 'male', 'MDY', 'sorter'],
  ['sorter.ruili', '杨建华', 'male', 'RUI', 'sorter'],
  ['sorter.kunming', '刘洋', 'male', 'KMG', 'sorter'],
  ['transport.yangon', 'Soe Moe', 'male', 'YGN', 'transport'],
  ['transport.mandalay', 'Tun Tun Oo', 'male', 'MDY', 'transport'],
  ['transport.muse', 'Sai Tun', 'male', 'MUS', 'transport'],
  ['transport.ruili', '赵磊', 'male', 'RUI', 'transport'],
  ['employee.yangon', 'Yu Yu Maw', 'female', 'YGN', 'employee'],
];

const departmentOf = (role: string, branch: Code): string => {
  const headOffice: Record<string, string> = {
    finance: 'FIN',
    support: 'CS',
    operations: 'OPC',
    auditor: 'AUD',
  };
  const team =
    headOffice[role] ?? (role === 'courier' ? 'DLV' : ['clerk', 'sorter', 'transport'].includes(role) ? 'WH' : null);
  return team === null ? branch : `${branch}-${team}`;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const member = ([username, nickName, gender, branch, role]: Line, index: number): Staff => {
  const inChina = branch === 'RUI' || branch === 'KMG';
  const number = index + 2;
  return {
    username,
    nickName,
    phone: inChina ? `138882002${twoDigits(number)}` : `092502002${twoDigits(number)}`,
    email: `${username}@shweli.example`,
    gender,
    staffCode: String(1000 + number),
    branch,
    operateBranch: branch,
    department: departmentOf(role, branch),
    roles: [role],
    personInCharge: role === 'manager',
    merchant: role === 'merchant' ? 'GOLDEN' : null,
    idNumber: inChina
      ? `5331021990${twoDigits(((number - 1) % 12) + 1)}15${String(number).padStart(3, '0')}X`
      : `12/KaTaTa(N)1000${twoDigits(number)}`,
    ...homes[branch],
    address: inChina ? `员工宿舍 ${number} 室` : `Staff quarters, room ${number}`,
    responsibleAreas: [],
    joinDate: `2024-${twoDigits(((number - 1) % 12) + 1)}-01`,
  };
};

/** The administrator, in every branch. */
const administrator: Staff = {
  username: 'admin',
  nickName: 'Administrator',
  phone: '09250200201',
  email: 'admin@shweli.example',
  gender: 'male',
  staffCode: '1001',
  branch: 'YGN',
  department: 'YGN-IT',
  operateBranch: 'YGN',
  roles: ['admin'],
  personInCharge: false,
  merchant: null,
  idNumber: '12/KaTaTa(N)100001',
  province: 'MMR013',
  city: 'MMR013D004',
  district: 'MMR013033',
  address: 'Staff quarters, room 1',
  responsibleAreas: [],
  joinDate: '2024-01-01',
};

/** Forty people of all roles and branches. */
export const staff: readonly Staff[] = [administrator, ...people.map(member)];
