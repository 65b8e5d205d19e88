import type { Branch } from '#machines/registers/index.ts';
import type { Staff } from '#machines/staff/index.ts';

/** Branch of every new installation. */
export const headOffice: Branch = {
  code: 'YGN',
  name: 'Yangon Head Office',
  nameZh: '仰光总部',
  abbreviation: 'YGN',
  postalCode: '11182',
  country: 'MM',
  region: 'MMR013',
  city: 'MMR013D004',
  address: '214 Sule Pagoda Road, Kyauktada Township, Yangon',
  personInCharge: 'Aung Kyaw Moe',
  contact: 'Aung Kyaw Moe',
  phone: '01-378990',
  contactPhone: '09250100101',
  longitude: 96.159,
  latitude: 16.775,
  superior: null,
  exportTransportLines: [],
  sort: 1,
  enabled: true,
  businessHours: '08:30-18:00',
  nextHops: {},
};

/** Administrator of every new installation. */
export const administrator: Staff = {
  username: 'admin',
  nickName: 'Administrator',
  phone: '09250200201',
  email: 'admin@shweli.example',
  gender: 'male',
  staffCode: '1001',
  branch: 'YGN',
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
