import type { Branch } from '#machines/registers/index.ts';
import type { Staff } from '#machines/staff/index.ts';

/** First branch of an installation without a demonstration; the administrator completes it in the console. */
export const headOffice: Branch = {
  code: 'HQO',
  name: 'Head Office',
  nameZh: '总部',
  abbreviation: 'HQO',
  postalCode: '11181',
  country: 'MM',
  region: 'MMR013',
  city: 'MMR013D004',
  address: 'Yangon',
  personInCharge: 'Administrator',
  contact: 'Administrator',
  phone: '09250000001',
  contactPhone: '09250000001',
  longitude: 96.159,
  latitude: 16.775,
  superior: null,
  exportTransportLines: [],
  sort: 1,
  enabled: true,
  businessHours: '08:30-18:00',
  nextHops: {},
};

/** First account of an installation without a demonstration; its own data is corrected in the console. */
export const administrator: Staff = {
  username: 'admin',
  nickName: 'Administrator',
  phone: '09250000001',
  email: 'admin@company.example',
  gender: 'undisclosed',
  staffCode: '1001',
  branch: headOffice.code,
  operateBranch: headOffice.code,
  roles: ['admin'],
  personInCharge: false,
  merchant: null,
  idNumber: '12/KaTaTa(N)000001',
  province: 'MMR013',
  city: 'MMR013D004',
  district: 'MMR013033',
  address: 'Yangon',
  responsibleAreas: [],
  joinDate: '2026-01-01',
};
