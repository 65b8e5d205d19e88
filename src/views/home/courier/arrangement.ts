import { byCity, type Task } from './tasks.ts';

/** Order of a courier's stops: by city and promised time, from the nearest on, or as the courier put them. */
export const ARRANGEMENTS = ['township', 'nearest', 'own'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** A place by degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the square of a distance in radians, true enough within a country. */
function apart(one: Place, other: Place): number {
  const north = radians(one.latitude - other.latitude);
  const east = radians(one.longitude - other.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2));
  return north ** 2 + east ** 2;
}

/** Sorts stops by their distance from a place; those of unknown places come last. */
export function nearestFirst(tasks: readonly Task[], from: Place, placeOf: (task: Task) => Place | null) {
  const distances = new Map(
    tasks.map((task) => {
      const place = placeOf(task);
      return [task.id, place ? apart(from, place) : Infinity];
    }),
  );
  const distanceTo = ({ id }: Task): number => distances.get(id) ?? Infinity;
  return byCity(tasks).toSorted((one, other) => {
    const [near, far] = [distanceTo(one), distanceTo(other)];
    return near === far ? 0 : near - far;
  });
}

/** Sorts stops as the courier put them; new ones follow by township. */
export function inOwnOrder(tasks: readonly Task[], order: readonly string[]): readonly Task[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Task): number => places.get(id) ?? order.length;
  return byCity(tasks).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the ids after some of them were dropped before or after another. */
export function moved(
  order: readonly string[],
  ids: ReadonlySet<string>,
  target: { readonly id: string; readonly isBefore: boolean },
): readonly string[] {
  const rest = order.filter((id) => !ids.has(id));
  const place = rest.indexOf(target.id);
  if (place < 0) return order;
  return rest.toSpliced(target.isBefore ? place : place + 1, 0, ...order.filter((id) => ids.has(id)));
}
