import type { Area } from '../../geography/area.ts';
import { chinaAreas } from '../../geography/china.ts';
import { myanmarAreas } from '../../geography/myanmar.ts';
import { branches } from '../world/branches.ts';
import type { Random } from './random.ts';

/** State, district or city that each branch serves. */
const served: Readonly<Record<string, string>> = {
  YGN: 'MMR013',
  NPT: 'MMR018',
  MDY: 'MMR010',
  LSH: 'MMR015D001',
  MUS: 'MMR015D002',
  RUI: '5331',
  KMG: '5301',
};

const childrenOf = Map.groupBy([...myanmarAreas, ...chinaAreas], ({ parent }) => parent);
const byId = new Map([...myanmarAreas, ...chinaAreas].map((area) => [area.id, area]));

/** Returns districts and cities of a branch, each with its townships or counties. */
const citiesOf = (branch: string): readonly Area[] => {
  const area = byId.get(served[branch] ?? '');
  return area === undefined ? [] : area.level === 2 ? [area] : (childrenOf.get(area.id) ?? []);
};

const streets = [
  'Bogyoke Road',
  'Strand Road',
  'Merchant Road',
  'Pyay Road',
  '26th Street',
  '84th Street',
  'Station Road',
];
const roads = ['人民路', '团结大街', '南卯街', '春城路', '滇池路', '目瑙路', '友谊路'];

export const countryOf = (branch: string): 'MM' | 'CN' => branches.find(({ code }) => code === branch)?.country ?? 'MM';

/** Returns an address near a branch: the code of the district, city or township, and the text of the label. */
export function addressNear(branch: string, random: Random): { city: string; address: string } {
  const city = random.pick(citiesOf(branch));
  const within = childrenOf.get(city.id) ?? [];
  const township = within.length === 0 ? city : random.pick(within);
  const number = random.whole(1, 320);
  const address =
    countryOf(branch) === 'MM'
      ? `No. ${number}, ${random.pick(streets)}, ${township.nameEn} Township`
      : `${city.nameZh ?? city.nameEn}${township.nameZh ?? ''}${random.pick(roads)} ${number} 号`;
  // People name the township about every other time.
  return { city: number % 2 === 0 ? township.id : city.id, address };
}

/** Returns the branches on a parcel's route, both ends included. */
export function routeFrom(origin: string, destination: string): readonly string[] {
  if (origin === destination) return [origin];
  const next = branches.find(({ code }) => code === origin)?.nextHops[destination];
  if (next === undefined) throw new Error(`No route from ${origin} to ${destination}`);
  return [origin, ...routeFrom(next, destination)];
}
