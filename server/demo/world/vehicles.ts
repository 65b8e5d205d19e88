import type { Area, Car, Carrier, Shelf } from '#machines/registers/index.ts';
import { lines } from '../orders/lines.ts';
import { branches } from './branches.ts';

const plates = [...new Map(lines.map((line) => [line.vehicle, line.from]))];

/** Cars of the lines, each registered at its branch of departure. */
export const cars: readonly Car[] = plates.map(([plateNumber, branch], index) => ({
  plateNumber,
  branch,
  trackingUrl: `https://cars.shweli.example/${index + 1}`,
}));

/** Carriers for us by rail, air and road. */
export const carriers: readonly Carrier[] = [
  { name: 'Myanma Railways', area: 'MMR013', contact: 'U Kyaw Swe', contactPhone: '09420300411' },
  { name: 'Golden Wings Air Cargo', area: 'MMR010', contact: 'Daw Khin Lay', contactPhone: '09430300522' },
  { name: '瑞丽通达物流', area: 'MMR015', contact: '李建国', contactPhone: '13888200301' },
];

const names = ['A', 'B', 'C'].flatMap((row) => Array.from({ length: 12 }, (_, place) => `${row}${place + 1}`));

/** Three rows of shelves in each branch, and one for returned parcels. */
export const shelves: readonly Shelf[] = branches.flatMap(({ code }) =>
  [...names, 'R1'].map((name) => ({ name, branch: code })),
);

/** Areas of couriers: a branch's own district, in two halves if it is large. */
export const areas: readonly Area[] = branches.flatMap(({ code, name, city, region }) => [
  { name: `${name} centre`, branch: code, places: [city], sort: 1 },
  { name: `${name} region`, branch: code, places: [region], sort: 2 },
]);
