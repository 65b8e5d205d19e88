import { nameIn } from '#views/shapes/fields/namedIn.ts';
import type { Reference } from '#views/shapes/fields/reference.ts';
import type { Place } from './arrangement.ts';
import type { Task } from './tasks.ts';

interface Known extends Place {
  readonly area: Reference;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the places below an area that have a point; entries of a tree come each after the one above. */
function knownBelow(id: string, areas: readonly Reference[], points: ReadonlyMap<string, Place>): readonly Known[] {
  const start = areas.findIndex((area) => area.id === id);
  const depth = areas[start]?.depth ?? 0;
  const end = areas.findIndex((area, place) => place > start && (area.depth ?? 0) <= depth);
  const below = start < 0 ? [] : areas.slice(start + 1, end < 0 ? undefined : end);
  return below.flatMap((area) => {
    const point = points.get(area.id);
    return point ? [{ area, longitude: point.longitude, latitude: point.latitude }] : [];
  });
}

/**
 * Returns how to find where a stop is: the point of its township; in a district, of the township that its address names, else the
 * middle of its townships. Null where there is none.
 */
export function placesOn(
  { points }: { readonly points: readonly (Place & { readonly id: string })[] },
  areas: readonly Reference[],
): (task: Pick<Task, 'city' | 'address'>) => Place | null {
  const at = new Map<string, Place>(points.map((point) => [point.id, point]));
  const below = new Map<string, readonly Known[]>();
  return ({ city, address }) => {
    const point = at.get(city);
    if (point) return point;
    const known = below.get(city) ?? knownBelow(city, areas, at);
    below.set(city, known);
    if (known.length === 0) return null;
    const lengthOf = ({ area }: Known): number => nameIn(address, area)?.length ?? 0;
    const named = known.filter((one) => lengthOf(one) > 0).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    return (
      named ?? {
        longitude: meanOf(known.map(({ longitude }) => longitude)),
        latitude: meanOf(known.map(({ latitude }) => latitude)),
      }
    );
  };
}
