import type { Branch } from '#machines/registers/index.ts';
import { nextHopsFrom } from './routing.ts';

type Place = Pick<
  Branch,
  | 'code'
  | 'name'
  | 'nameZh'
  | 'postalCode'
  | 'country'
  | 'region'
  | 'city'
  | 'address'
  | 'personInCharge'
  | 'phone'
  | 'contactPhone'
  | 'longitude'
  | 'latitude'
  | 'superior'
  | 'exportTransportLines'
>;

const places: readonly Place[] = [
  {
    code: 'YGN',
    name: 'Yangon Head Office',
    nameZh: '仰光总部',
    postalCode: '11182',
    country: 'MM',
    region: 'MMR013',
    city: 'MMR013D004',
    address: '214 Sule Pagoda Road, Kyauktada Township, Yangon',
    personInCharge: 'Aung Kyaw Moe',
    phone: '01-378990',
    contactPhone: '09250100101',
    longitude: 96.159,
    latitude: 16.775,
    superior: null,
    exportTransportLines: [],
  },
  {
    code: 'NPT',
    name: 'Naypyitaw',
    nameZh: '内比都网点',
    postalCode: '15011',
    country: 'MM',
    region: 'MMR018',
    city: 'MMR018D001',
    address: '8 Yaza Thingaha Road, Naypyitaw',
    personInCharge: 'Thein Zaw',
    phone: '067-414500',
    contactPhone: '09250100102',
    longitude: 96.1297,
    latitude: 19.745,
    superior: 'YGN',
    exportTransportLines: [],
  },
  {
    code: 'MDY',
    name: 'Mandalay',
    nameZh: '曼德勒分拨中心',
    postalCode: '05024',
    country: 'MM',
    region: 'MMR010',
    city: 'MMR010D001',
    address: '77 30th Street, Chanayethazan Township, Mandalay',
    personInCharge: 'Nyein Chan',
    phone: '02-4036700',
    contactPhone: '09250100103',
    longitude: 96.0836,
    latitude: 21.9747,
    superior: 'YGN',
    exportTransportLines: [],
  },
  {
    code: 'LSH',
    name: 'Lashio',
    nameZh: '腊戌网点',
    postalCode: '06011',
    country: 'MM',
    region: 'MMR015',
    city: 'MMR015D001',
    address: '31 Theinni Road, Lashio',
    personInCharge: 'Sai Hseng Tip',
    phone: '082-2203400',
    contactPhone: '09250100104',
    longitude: 97.75,
    latitude: 22.9333,
    superior: 'MDY',
    exportTransportLines: [],
  },
  {
    code: 'MUS',
    name: 'Muse',
    nameZh: '木姐口岸站',
    postalCode: '06091',
    country: 'MM',
    region: 'MMR015',
    city: 'MMR015D002',
    address: '105-Mile Trade Zone, Union Highway, Muse',
    personInCharge: 'Nang Kham Noung',
    phone: '082-52300',
    contactPhone: '09250100105',
    longitude: 97.9,
    latitude: 23.9833,
    superior: 'MDY',
    exportTransportLines: ['RUI'],
  },
  {
    code: 'KMG',
    name: 'Kunming',
    nameZh: '昆明转运中心',
    postalCode: '650200',
    country: 'CN',
    region: '53',
    city: '5301',
    address: '云南省昆明市官渡区彩云北路 1188 号',
    personInCharge: '王志强',
    phone: '0871-65551234',
    contactPhone: '13888200107',
    longitude: 102.749,
    latitude: 25.016,
    superior: 'YGN',
    exportTransportLines: [],
  },
  {
    code: 'RUI',
    name: 'Ruili',
    nameZh: '瑞丽口岸站',
    postalCode: '678600',
    country: 'CN',
    region: '53',
    city: '5331',
    address: '云南省德宏州瑞丽市姐告国门大道 66 号',
    personInCharge: '李建国',
    phone: '0692-4141234',
    contactPhone: '13888200106',
    longitude: 97.8519,
    latitude: 24.0128,
    superior: 'KMG',
    exportTransportLines: ['MUS'],
  },
];

/** Seven branches from Yangon over the border to Kunming; each follows its parent. */
export const branches: readonly Branch[] = places.map((place, index) => ({
  ...place,
  abbreviation: place.code,
  sort: index + 1,
  enabled: true,
  businessHours: place.country === 'MM' ? '08:30-18:00' : '09:00-19:00',
  contact: place.personInCharge,
  nextHops: nextHopsFrom(place.code),
}));
