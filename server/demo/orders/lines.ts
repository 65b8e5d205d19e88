import type { Order } from '#machines/order/context.ts';

/** A vehicle's line in one direction: departure, and receipt by the other branch, Yangon time. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly kilometres: number;
  readonly departs: string;
  /** Time of receipt; night arrivals wait for the gate to open. */
  readonly received: string;
  readonly transportType: NonNullable<Order['transportType']>;
  readonly vehicle: string;
  readonly driver: string;
}

type Row = readonly [
  one: string,
  other: string,
  kilometres: number,
  departs: string,
  received: string,
  vehicle: string,
  driver: string,
];

const rows: readonly Row[] = [
  ['YGN', 'MDY', 626, '18:00', '07:40', 'YGN 4K-8812', 'Ko Thet Lwin'],
  ['YGN', 'NPT', 372, '18:00', '07:20', 'YGN 7F-3420', 'Ko Myint Oo'],
  ['NPT', 'MDY', 272, '18:00', '07:10', 'NPW 2C-1175', 'Ko Zaw Lin'],
  ['MDY', 'LSH', 280, '18:00', '07:30', 'MDY 5D-6093', 'Sai Nyi Nyi'],
  ['MDY', 'MUS', 452, '18:00', '08:10', 'MDY 9B-2764', 'Ko Tun Lin'],
  ['LSH', 'MUS', 176, '18:00', '07:50', 'SHN 3A-5518', 'Sai Leng'],
  ['MUS', 'RUI', 14, '11:30', '14:30', '云N 23716', '尚勒都'],
  ['RUI', 'KMG', 718, '18:00', '08:30', '云N A5082', '马国平'],
];

const border = new Set(['MUS', 'RUI']);

const lineOf = ([one, other, kilometres, departs, received, vehicle, driver]: Row, back: boolean): Line => {
  const [from, to] = back ? [other, one] : [one, other];
  const transportType = border.has(from) && border.has(to) ? 'chinaMyanmarVehicle' : 'crossCity';
  return { from, to, kilometres, departs, received, transportType, vehicle, driver };
};

/** Every line in both directions. */
export const lines: readonly Line[] = rows.flatMap((row) => [lineOf(row, false), lineOf(row, true)]);

/** Returns the line between two neighbouring branches. */
export function lineBetween(from: string, to: string): Line {
  const found = lines.find((line) => line.from === from && line.to === to);
  if (!found) throw new Error(`No vehicle runs from ${from} to ${to}`);
  return found;
}
