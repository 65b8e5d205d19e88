import data from './data/points.json' with { type: 'json' };

interface Point {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  /** True where the seat is not known: the point lies near others of the same district. */
  readonly isApproximate: boolean;
}

const pointsIn = (places: Readonly<Record<string, readonly number[]>>, isApproximate: boolean): Point[] =>
  Object.entries(places).map(([id, [longitude = 0, latitude = 0]]) => ({ id, longitude, latitude, isApproximate }));

/** Points of Myanmar's townships, and the outline of the country. */
export const mapOfMyanmar: {
  readonly points: readonly Point[];
  readonly outline: readonly (readonly (readonly [number, number])[])[];
} = {
  points: [...pointsIn(data.seats, false), ...pointsIn(data.near, true)],
  outline: data.outline.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const)),
};
